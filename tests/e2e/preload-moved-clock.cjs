/**
 * Loaded by the server under test: its clock is ahead by the milliseconds in the file that
 * CLOCK_FILE names, which may change while it runs. Timers keep their own pace.
 */
const { readFileSync, watchFile } = require('node:fs');

let ahead = 0;
const look = () => {
  ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
};
look();
watchFile(process.env.CLOCK_FILE, { interval: 100, persistent: false }, look);

const RealDate = Date;
const sinceStart = performance.now.bind(performance);

globalThis.Date = class MovedDate extends RealDate {
  // Next copies the class's own properties, not the inherited ones.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + ahead] : args));
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
// Next timestamps pages with one clock and reads their age from the other.
performance.now = () => sinceStart() + ahead;
