/** False in browsers that are older than popovers: they throw for a selector with `:popover-open`. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** False in browsers without popovers, where the selector alone would throw. */
export const isOpenPopover = (element: Element) =>
  hasPopovers() && element.matches(':popover-open');
