/**
 * Runs in the browser. Hides what follows the first screen until its style sheets, which load with
 * the scripts, are there. Then shows its sections one per frame, and twice as many after each quick
 * frame: all at once would block a phone for a fifth of a second. The scroll bar stays, or the
 * first screen would shift. Panels opened meanwhile wait for the sheets, too. A dialog, which is
 * last in the document, is not hidden, because it could not take the focus. In print nothing is
 * hidden, and the sheets apply at once. If the URL or the history points to a place further down,
 * nothing is hidden and the sheets block rendering, as on wide screens with `needsSheetsOnWide`.
 */
function hideRest(needsSheetsOnWide) {
  const sheets = document.querySelectorAll('link[rel=stylesheet][data-href]');
  const [navigation] = performance.getEntriesByType('navigation');
  const isWide = needsSheetsOnWide && matchMedia('(min-width:48rem)').matches;
  if (navigation?.type !== 'navigate' || location.hash || isWide) {
    for (const sheet of sheets) {
      sheet.setAttribute('blocking', 'render');
      sheet.href = sheet.dataset.href;
      delete sheet.dataset.href;
    }
    return;
  }
  const isPhone = matchMedia('(width < 40rem)').matches;
  const mark = isPhone ? '[data-holds-rest]' : '[data-holds-rest=""]';
  const after = (subject) => `${mark}~${subject},:has(${mark})~${subject}`;
  const style = document.createElement('style');
  style.textContent = `${after(':not([data-shown],[role=dialog])')}{display:none!important}`;
  style.media = 'screen';
  document.head.append(style);
  // The rules of panels are in the sheets: one that is opened earlier shows a spinner. It has no
  // size until then, or growing to its own would count as a layout shift.
  const panel = ':is(:popover-open,[role=dialog])';
  const waiting = document.createElement('style');
  waiting.textContent =
    `${panel}{position:fixed;width:0;height:0;padding:0;border:0;overflow:visible}` +
    ':popover-open>*{display:none!important}' +
    '[role=dialog]>*{position:fixed;clip-path:inset(50%)}' +
    `${panel}::before{content:"";position:fixed;inset:0;margin:auto;width:1.5rem;height:1.5rem;` +
    'border:3px solid #ddd;border-top-color:currentColor;border-radius:50%;background:#fff;' +
    'box-shadow:0 0 0 1.5rem #fff,0 8px 32px 1.5rem #0003;animation:waiting 1s linear infinite}' +
    `@media(prefers-reduced-motion){${panel}::before{animation:none}}` +
    '@keyframes waiting{to{rotate:1turn}}';
  document.head.append(waiting);
  const root = document.documentElement;
  root.style.overflowY = 'scroll';
  // Attributes, because changing the sheet recomputes the styles of the whole page each time. Walks
  // the tree instead of querying: `:has` looks at the whole page.
  const hiddenNow = () => {
    const found = [];
    for (let at = document.querySelector(mark); at; at = at.parentElement) {
      for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
        if (!next.matches('[data-shown],script,style,template')) found.push(next);
      }
    }
    return found;
  };
  const QUICK_MS = 34;
  let hidden = [];
  let [before, share] = [Number.NEGATIVE_INFINITY, 1];
  const showNext = (now = 0) => {
    share = now - before < QUICK_MS ? share * 2 : 1;
    before = now;
    if (hidden.length === 0) hidden = hiddenNow();
    const next = hidden.splice(0, share);
    if (next.length > 0 && !document.hidden) {
      for (const section of next) section.dataset.shown = '';
      requestAnimationFrame(showNext);
    } else {
      for (const end of document.querySelectorAll(mark)) end.removeAttribute('data-holds-rest');
      root.style.overflowY = '';
    }
  };
  // They apply together: one at a time, each would restyle the first screen.
  let awaited = sheets.length;
  const settle = () => {
    awaited -= 1;
    if (awaited > 0) return;
    for (const sheet of sheets) sheet.removeAttribute('media');
    waiting.remove();
    showNext();
  };
  for (const sheet of sheets) {
    sheet.addEventListener('load', settle, { once: true });
    sheet.addEventListener('error', settle, { once: true });
    sheet.media = 'print';
    // A sheet that does not apply would be fetched last. This becomes a preload with the scripts.
    const early = document.createElement('link');
    early.as = 'style';
    early.dataset.href = sheet.dataset.href;
    sheet.before(early);
  }
}

module.exports = { hideRest };
