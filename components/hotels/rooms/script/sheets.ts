import { siteAnswers } from '@/components/ui/connection';
import { isModified } from '@/components/ui/is-modified';
import { toastUnfetched } from '@/components/ui/notify';
import { roomHeadingId, roomSheetId } from '@/lib/hotels/rooms/keys';
import { ROOM_PARAM } from '@/lib/hotels/rooms/param';
import { element, icon, roomName } from './element';
import { detailsFetcher } from './fetch-details';
import type { RoomScriptMessages } from './messages';
import { nameInHead } from './sheet-head';

/** Entries of the history that a press on a page's link made: one step back is that page again. */
const madeHere = new Set<string>();

/** The current entry of the history; its URL in browsers that don't name entries (Safari before 26.2). */
const currentEntry = () =>
  (globalThis.navigation as Navigation | undefined)?.currentEntry?.key ?? location.href;

/**
 * Opens the page of a room that a link leads to as a modal dialog, under a URL of its own: Escape
 * and a press beside it close it, and the focus goes back to the link. Back closes it because the
 * URL changes. `enhance` gets each sheet once its content is there.
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
        // Its head stays where it is, with the link that closes it and the focus.
        const [, ...old] = sheet.children;
        for (const part of old) part.remove();
        sheet.append(...parts.map(toThisPage));
        nameInHead(sheet, signal);
        enhance(sheet);
      },
      // It stays until then: both events of one press would open it again, and leave it twice.
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
      // A fragment takes the focus away from its link, so that the browser doesn't know it any more.
      detailsLink(sheet)?.focus({ preventScroll: true });
    }
    const link = linkTo(id, root);
    if (link) open(id, link);
  };
  const leave = (sheet: HTMLDialogElement) => {
    if (madeHere.has(currentEntry())) history.back();
    // It was come to from elsewhere, where a step back would lead again.
    else location.replace(`#${sheet.dataset.back}`);
  };

  const preload = (event: Event) => {
    const link = linkOf(event);
    // The pointer only passes over the images.
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
  // Where a room was chosen in the sheet, Back changes the query as well, which is no `hashchange`.
  addEventListener('popstate', follow, { signal });
  signal.addEventListener('abort', () => {
    for (const sheet of sheets.values()) sheet.remove();
  });
  follow();
}

/** The button of a card that leads to what a sheet shows, which gets the focus from it. */
export const detailsLink = (sheet: HTMLElement) => linkTo(sheet.id, document) ?? null;

function linkTo(id: string, within: ParentNode): HTMLAnchorElement | undefined {
  const links = within.querySelectorAll<HTMLAnchorElement>(`a.btn[href*="${ROOM_PARAM}="]`);
  return [...links].find((link) => roomSheetId(roomOf(link) ?? '') === id);
}

/** The room whose page a link leads to; null where that is no other page of this site. */
function roomOf({ origin, pathname, search }: HTMLAnchorElement): string | null {
  if (origin !== location.origin || pathname === location.pathname) return null;
  return new URLSearchParams(search).get(ROOM_PARAM);
}

/** The link to the page of a room that an event happened to. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && roomOf(link) ? link : null;
}

/** The URL of a room's page without the stay, which the script of this page shows itself. */
const detailsUrl = (link: HTMLAnchorElement) =>
  `${link.origin}${link.pathname}?${ROOM_PARAM}=${roomOf(link)}`;

/** A sheet that is open before its content is there: with the name of the room and its first image. */
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

/** Links to places of this page stay on it. */
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
