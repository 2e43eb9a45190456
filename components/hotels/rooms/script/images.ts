import { formatMessage } from '@/lib/i18n/format-message';
import { renditions } from '@/lib/media/renditions';
import { ownMediaPath } from '@/lib/security/own-media-path';
import { element, icon, roomName } from './element';
import type { RoomScriptMessages } from './messages';

/** Where a room's images have space for thumbnails below. */
const DETAILS = '.room-sheet-images';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Adds arrows to each row of several images and, in the full details, thumbnails. */
export function followRoomImages(
  root: HTMLElement,
  messages: RoomScriptMessages,
  signal: AbortSignal,
): void {
  for (const frame of root.querySelectorAll<HTMLElement>('.room-images')) {
    const strip = frame.querySelector<HTMLElement>('.room-strip');
    if (strip) addRoomImages(strip);
    if (strip && strip.children.length > 1) follow(frame, strip, messages, signal);
  }
}

/** Adds a card's images after the first, of which the HTML only has the paths. */
function addRoomImages(strip: HTMLElement): void {
  const first = strip.firstElementChild;
  const sizes = first?.querySelector('img')?.sizes ?? '';
  const paths = strip.dataset.roomImages?.split(' ') ?? [];
  delete strip.dataset.roomImages;
  for (const path of paths) {
    const link = first?.cloneNode() as HTMLElement | undefined;
    link?.append(pictureOf(path, sizes));
    if (link) strip.append(link);
  }
}

/** An image, as in `Image`. */
function pictureOf(path: string, sizes: string): HTMLElement {
  const look = { class: 'cover', loading: 'lazy', decoding: 'async', alt: '' };
  if (!ownMediaPath(path)) {
    return element('img', { ...look, referrerpolicy: 'no-referrer', src: path });
  }
  const { src, srcSet, avifSrcSet } = renditions(path);
  const image = element('img', { ...look, sizes, ...(srcSet && { srcset: srcSet }), src });
  if (!avifSrcSet) return image;
  const avif = element('source', { type: 'image/avif', srcset: avifSrcSet, sizes });
  return element('picture', {}, avif, image);
}

function follow(
  frame: HTMLElement,
  strip: HTMLElement,
  messages: RoomScriptMessages,
  signal: AbortSignal,
): void {
  const total = strip.children.length;
  const room = roomName(frame);
  const counter = frame.querySelector('[data-room-count]');
  counter?.setAttribute('aria-live', 'polite');
  const position = () => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
  const show = (index: number) =>
    strip.scrollTo({
      left: ((index + total) % total) * strip.clientWidth,
      behavior: isStill() ? 'instant' : 'smooth',
    });
  const arrow = (step: -1 | 1) => {
    const button = element(
      'button',
      {
        type: 'button',
        class: 'room-arrow',
        'aria-label': formatMessage(step < 0 ? messages.previous : messages.next, { room }),
      },
      icon(step < 0 ? 'chevron-left' : 'chevron-right'),
    );
    button.addEventListener('click', () => show(position() + step));
    return button;
  };
  const arrows = element('span', { class: 'room-arrows' }, arrow(-1), arrow(1));
  frame.append(arrows);
  // Scrollable areas must be reachable by keyboard; these links are for pointers, which may drag.
  strip.tabIndex = 0;
  strip.setAttribute('role', 'group');
  strip.setAttribute('aria-label', formatMessage(messages.pictures, { room }));
  for (const image of strip.children) image.setAttribute('draggable', 'false');
  const small = frame.closest(DETAILS) ? smallImages(strip, messages, show) : null;
  if (small) frame.after(small);

  let shown = -1;
  const update = () => {
    const now = position();
    if (now === shown) return;
    shown = now;
    if (counter) counter.textContent = counterText(strip, now, messages);
    for (const [index, button] of [...(small?.children ?? [])].entries()) {
      if (index === now) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  };
  strip.addEventListener('scroll', update, { passive: true, signal });
  // The surrounding carousel listens for arrow keys on the whole document.
  strip.addEventListener('keydown', (event) => event.stopPropagation(), { signal });
  // A hidden row has no width: its position is updated once it is shown.
  const widths = new ResizeObserver(update);
  widths.observe(strip);
  signal.addEventListener('abort', () => {
    widths.disconnect();
    arrows.remove();
    small?.remove();
  });
}

/** Maximum caption length next to the arrows, in characters. */
const CAPTION_LENGTH = 48;

/** '2 de 3', and in the full details what the image shows, if that is short. */
function counterText(strip: HTMLElement, at: number, { position }: RoomScriptMessages): string {
  const count = formatMessage(position, { position: at + 1, total: strip.children.length });
  const alt = strip.children[at]?.querySelector('img')?.alt;
  const isCaption = alt && alt.length <= CAPTION_LENGTH && strip.closest(DETAILS);
  return isCaption ? `${count}: ${alt}` : count;
}

function smallImages(
  strip: HTMLElement,
  { show: label }: RoomScriptMessages,
  show: (index: number) => void,
): HTMLElement {
  const buttons = [...strip.children].map((slide, index) => {
    const copy = slide.cloneNode(true) as HTMLElement;
    for (const image of copy.querySelectorAll('img')) {
      image.sizes = '96px';
      image.alt = '';
    }
    const button = element(
      'button',
      { type: 'button', 'aria-label': formatMessage(label, { position: index + 1 }) },
      copy,
    );
    button.addEventListener('click', () => show(index));
    return button;
  });
  return element('div', { class: 'room-thumbs' }, ...buttons);
}
