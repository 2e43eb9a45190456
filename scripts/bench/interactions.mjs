import { quiet } from './measure.mjs';

const press = (page, role, name) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
/** A text field by its label. */
export const field = (page, name) => page.locator(`::-p-aria([name="${name}"][role="textbox"])`);

/**
 * The longest interaction with the page during `work`, in ms: from the touch or key press to the
 * next paint, as measured by the browser for INP (in steps of 8; 0 below 16).
 */
export async function slowestInteraction(page, work) {
  await page.evaluate(() => {
    self.durations = [];
    self.observer ??= new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) self.durations.push(duration);
      }
    });
    self.observer.observe({ type: 'event', durationThreshold: 16 });
  });
  await work();
  // The duration of the last one is known once its frame is painted, and reported a little later.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))),
  );
  return page.evaluate(() => {
    self.observer.disconnect();
    return Math.max(0, ...self.durations);
  });
}

/** How long the hotel form's interactions take: rows of { name, kind, times }. */
export async function interactions(page, formUrl) {
  await page.goto(formUrl, { waitUntil: 'networkidle0' });
  await quiet();
  const steps = {
    'typing in a field': async () => {
      await field(page, 'Subtítulo').click();
      await page.keyboard.type('quintal e maré', { delay: 40 });
    },
    'opening the tab of 40 rooms': () => press(page, 'tab', 'Quartos'),
    'opening a room': () => press(page, 'button', 'Quarto 3'),
    'typing in a room': async () => {
      await field(page, 'Nome do quarto *').click();
      await page.keyboard.type(' novo', { delay: 40 });
    },
    'adding a room': () => press(page, 'button', 'Adicionar quarto'),
    'moving a room': () => press(page, 'button', 'Mover Quarto 5 para baixo'),
    'removing a room': () => press(page, 'button', 'Remover Quarto 9'),
  };
  const rows = [];
  for (const [name, work] of Object.entries(steps)) {
    rows.push({ name, kind: 'interaction', times: [await slowestInteraction(page, work)] });
  }
  return rows;
}
