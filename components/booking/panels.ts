/** Everything of the bar that is only needed once a field is opened: one chunk. */
export { DatesPanel } from './dates-panel';
export { GuestsPanel } from './guests-panel';
