import { siteAnswers } from '@/components/ui/connection';
import { isModified } from '@/components/ui/is-modified';
import { toastUnfetched } from '@/components/ui/notify';
import { roomHeadingId, roomSheetId } from '@/lib/hotels/rooms/keys';
import { ROOM_PARAM } from '@/lib/hotels/rooms/param';
import { element, icon, roomName } from './element';
import { detailsFetcher } from './fetch-details';
import type { RoomScriptMessages } from './messages';
import { nameInHead } from './sheet-head';

/** History entries created by pressing a link on this page: one step back is the page itself. */
const madeHere = new Set<string>();

/** The current history entry; its URL in browsers without entry keys (Safari before 26.2). */
const currentEntry = () =>
  (globalThis.navigation as Navigation | undefined)?.currentEntry?.key ?? location.href;

/**
 * Opens the room page that a link leads to as a modal dialog with a URL of its own. Escape and a
 * press outside close it, and focus returns to the link. Back closes it because the URL changes.
 * `enhance` is called with each sheet once it has its content.
 */
export function openSheets(
  root: HTMLElement,
  messages: RoomScriptMessages,
  signal: AbortSignal,
  enhance: (sheet: HTMLElement) => void,
): void {
  const sheets = new Map<string, HTMLDialogElement>();
  const fetchDetails = detailsFetcher();

  const open = (id: string, link: HTMLAnchorElement) => {
    const known = sheets.get(id);
    const sheet = known ?? emptySheet(id, link, root, messages);
    if (!known) {
      sheets.set(id, sheet);
      closeByPress(sheet, () => leave(sheet), signal);
      root.append(sheet);
      fill(sheet, link);
    }
    if (!sheet.open) sheet.showModal();
  };
  const fill = (sheet: HTMLDialogElement, link: HTMLAnchorElement) =>
    fetchDetails(detailsUrl(link)).then(
      (parts) => {
        if (signal.aborted) return;
        // The head stays in place, with the close link and focus.
        const [, ...old] = sheet.children;
        for (const part of old) part.remove();
        sheet.append(...parts.map(toThisPage));
        nameInHead(sheet, signal);
        enhance(sheet);
      },
      // Keep it until then: both events of one press would open it again and leave it twice.
      () =>
        siteAnswers().then((isThere) => {
          if (signal.aborted) return;
          sheets.delete(sheet.id);
          const isWanted = sheet.open;
          sheet.close();
          sheet.remove();
          if (!isWanted) return;
          if (isThere) return location.replace(link.href);
          toastUnfetched('offline');
          leave(sheet);
        }),
    );
  const follow = () => {
    const id = location.hash.slice(1);
    for (const sheet of sheets.values()) {
      if (sheet.id === id || !sheet.open) continue;
      sheet.close();
      // Following a fragment takes focus from its link, so the browser can't restore it.
      detailsLink(sheet)?.focus({ preventScroll: true });
    }
    const link = linkTo(id, root);
    if (link) open(id, link);
  };
  const leave = (sheet: HTMLDialogElement) => {
    if (madeHere.has(currentEntry())) history.back();
    // It was reached from elsewhere, where a step back would lead.
    else location.replace(`#${sheet.dataset.back}`);
  };

  const preload = (event: Event) => {
    const link = linkOf(event);
    // Pointers may just pass over the images.
    const isMeant = event.type === 'pointerdown' || link?.ariaHidden !== 'true';
    if (link && isMeant) fetchDetails(detailsUrl(link)).catch(() => undefined);
  };
  for (const type of ['pointerdown', 'pointerover', 'focusin']) {
    root.addEventListener(type, preload, { signal, passive: true });
  }
  root.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || isModified(event)) return;
      event.preventDefault();
      const hash = `#${roomSheetId(roomOf(link) ?? '')}`;
      if (location.hash === hash) return follow();
      location.hash = hash;
      madeHere.add(currentEntry());
    },
    { signal },
  );
  addEventListener('hashchange', follow, { signal });
  // If a room was chosen in the sheet, Back also changes the query, which is no `hashchange`.
  addEventListener('popstate', follow, { signal });
  signal.addEventListener('abort', () => {
    for (const sheet of sheets.values()) sheet.remove();
  });
  follow();
}

/** The button on the card that leads to a sheet's content, and gets focus back from it. */
export const detailsLink = (sheet: HTMLElement) => linkTo(sheet.id, document) ?? null;

function linkTo(id: string, within: ParentNode): HTMLAnchorElement | undefined {
  const links = within.querySelectorAll<HTMLAnchorElement>(`a.btn[href*="${ROOM_PARAM}="]`);
  return [...links].find((link) => roomSheetId(roomOf(link) ?? '') === id);
}

/** The room whose page a link leads to; null if it is not another page of this site. */
function roomOf({ origin, pathname, search }: HTMLAnchorElement): string | null {
  if (origin !== location.origin || pathname === location.pathname) return null;
  return new URLSearchParams(search).get(ROOM_PARAM);
}

/** The room page link that is the target of an event. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && roomOf(link) ? link : null;
}

/** The URL of a room's page without the stay, which this page's script shows itself. */
const detailsUrl = (link: HTMLAnchorElement) =>
  `${link.origin}${link.pathname}?${ROOM_PARAM}=${roomOf(link)}`;

/** A sheet that is open before its content has loaded: with the room's name and first image. */
function emptySheet(
  id: string,
  link: HTMLAnchorElement,
  root: HTMLElement,
  messages: RoomScriptMessages,
): HTMLDialogElement {
  const heading = roomHeadingId(roomOf(link) ?? '');
  const back = root.closest('[id]')?.id ?? '';
  const image = link.closest('.card')?.querySelector('.room-strip img')?.cloneNode();
  return element(
    'dialog',
    { id, 'aria-labelledby': heading, class: 'room-sheet', 'data-back': back },
    element(
      'div',
      { class: 'room-sheet-head' },
      element(
        'a',
        { href: `#${back}`, 'aria-label': messages.close, class: 'room-sheet-close' },
        icon('x'),
      ),
      element('p', { 'aria-hidden': 'true', class: 'room-sheet-name' }, roomName(link)),
    ),
    element(
      'div',
      { class: 'room-sheet-images', 'aria-hidden': 'true' },
      element('div', { class: 'room-images' }, ...(image ? [image] : [])),
    ),
    element(
      'div',
      { class: 'room-sheet-words room-sheet-loading' },
      element('h1', { id: heading }, roomName(link)),
      element('p', { role: 'status' }, messages.loading),
    ),
  );
}

/** Keeps links to places on this page local. */
function toThisPage(part: Node): Node {
  if (!(part instanceof Element)) return part;
  for (const link of part.querySelectorAll('a')) {
    if (link.pathname === location.pathname && link.hash) link.setAttribute('href', link.hash);
  }
  return part;
}

function closeByPress(sheet: HTMLDialogElement, leave: () => void, signal: AbortSignal): void {
  sheet.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      leave();
    },
    { signal },
  );
  sheet.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const isBeside = target === sheet && isOutside(sheet, event);
      const isClose = target instanceof Element && target.closest('.room-sheet-close') !== null;
      if (!isBeside && !isClose) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  // The carousel behind listens for arrow keys on the whole document.
  sheet.addEventListener('keydown', (event) => event.stopPropagation(), { signal });
}

function isOutside(sheet: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
