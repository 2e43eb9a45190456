/** Makes every media query match, as on a wide screen. */
export const onWideScreen = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    );

/** Fixes the date at noon on 17 November 2026; timers run. `jest.useRealTimers` undoes it. */
export const fixDate = () =>
  jest.useFakeTimers({
    now: new Date(2026, 10, 17, 12),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'setInterval', 'queueMicrotask'],
  });

/** What `fetch` gets of the site's own answer that it is there. */
export const siteAnswer = (ok = true) => ({
  ok,
  headers: new Map([['Content-Type', 'application/json']]),
});
