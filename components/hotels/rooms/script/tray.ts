import {
  COMPARE_NAME,
  comparedKeys,
  compareQuery,
  MOST_COMPARED_ROOMS,
} from '@/lib/hotels/rooms/keys';
import { formatMessage } from '@/lib/i18n/format-message';
import { element, icon, roomName } from './element';
import type { RoomScriptMessages } from './messages';

/**
 * Keeps the choice of rooms in the URL, counts and names it in the tray, and refuses a fourth one
 * with a message. A room's checkboxes (card and sheet) are kept in sync. Returns a function that
 * updates checkboxes added since.
 */
export function followTray(
  root: HTMLElement,
  messages: RoomScriptMessages,
  signal: AbortSignal,
): () => void {
  const tray = root.querySelector<HTMLElement>('[data-room-tray]');
  const boxes = () => [...root.querySelectorAll<HTMLInputElement>(`input[name="${COMPARE_NAME}"]`)];
  if (!tray) return () => undefined;
  const form = tray.closest('form');
  const submit = form?.querySelector<HTMLButtonElement>(':scope > button');
  const hint = tray.textContent ?? '';
  let chosen: string[] = [];

  const boxOf = (key: string) => boxes().find(({ value }) => value === key);
  const show = (refusal = '') => {
    for (const box of boxes()) box.checked = chosen.includes(box.value);
    const items = chosen.flatMap((key) => {
      const box = boxOf(key);
      return box ? [item(box)] : [];
    });
    const free = MOST_COMPARED_ROOMS - chosen.length;
    tray.replaceChildren(
      element('b', {}, formatMessage(messages.chosen, { count: chosen.length })),
      ...items,
      ...(free > 0 && chosen.length > 0
        ? [element('span', { class: 'room-slot' }, messages.more)]
        : []),
      ...(refusal ? [element('p', { class: 'room-refusal' }, refusal)] : []),
    );
    if (chosen.length === 0) tray.replaceChildren(hint);
    submit?.toggleAttribute('disabled', chosen.length < 2);
    form?.toggleAttribute('data-chosen', chosen.length > 0);
  };
  const forgetRefusal = () => root.querySelector('dialog .room-refusal')?.remove();
  const refuse = (box: HTMLInputElement) => {
    forgetRefusal();
    show(messages.full);
    // The tray is behind an open sheet, neither visible nor announced.
    const foot = box.closest('dialog .room-sheet-foot');
    foot?.append(element('p', { class: 'room-refusal', role: 'alert' }, messages.full));
  };
  const choose = (keys: string[]) => {
    forgetRefusal();
    chosen = keys;
    rememberChoice(keys);
    show();
  };
  const item = (box: HTMLInputElement) => {
    const { value } = box;
    const room = roomName(box);
    const drop = element(
      'button',
      { type: 'button', 'aria-label': formatMessage(messages.drop, { room }) },
      icon('x'),
    );
    drop.addEventListener('click', () => {
      choose(chosen.filter((key) => key !== value));
      // The button is gone; focus moves to its checkbox.
      boxOf(value)?.focus();
    });
    const image = imageOf(value);
    const name = element('span', {}, room);
    return element('span', { class: 'room-item' }, ...(image ? [image] : []), name, drop);
  };
  const imageOf = (key: string) => {
    const source = boxOf(key)?.closest('article')?.querySelector('.room-strip img');
    const copy = source?.cloneNode() as HTMLImageElement | undefined;
    if (!copy) return null;
    copy.sizes = '46px';
    copy.alt = '';
    return element('i', {}, copy);
  };

  root.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== COMPARE_NAME) return;
      const others = chosen.filter((key) => key !== target.value);
      if (!target.checked) choose(others);
      else if (others.length >= MOST_COMPARED_ROOMS) refuse(target);
      else choose([...others, target.value]);
    },
    { signal },
  );
  // A sheet has its own URL: after a choice in it, Back leads to a URL from before.
  addEventListener('popstate', () => rememberChoice(chosen), { signal });
  // Each room once; the form itself would submit all of its checkboxes.
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      location.assign(`${form.action}?${compareQuery(chosen)}`);
    },
    { signal },
  );
  const asked = comparedKeys(new URLSearchParams(location.search).getAll(COMPARE_NAME));
  const pressed = boxes()
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
  chosen = [...new Set([...asked, ...pressed])].filter(boxOf).slice(0, MOST_COMPARED_ROOMS);
  show();
  return show;
}

/** Writes the choice into the URL, keeping its other parts. */
function rememberChoice(keys: string[]): void {
  const url = new URL(location.href);
  const written = comparedKeys(url.searchParams.getAll(COMPARE_NAME));
  if (written.join() === keys.join()) return;
  url.searchParams.delete(COMPARE_NAME);
  if (keys.length > 0) {
    // Appended as text to keep commas readable.
    url.search += `${url.search ? '&' : '?'}${compareQuery(keys)}`;
  }
  history.replaceState(history.state, '', url);
}
