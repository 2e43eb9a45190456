import { guestsValue } from '@/components/booking/guests-value';
import { type BookableStay, bookableStay } from '@/components/booking/shown-stay';
import { WIDE } from '@/components/booking/wide';
import { weekdayRangeInText } from '@/lib/booking/date-ranges';
import { stayTotal } from '@/lib/booking/price-summary';
import type { Stay } from '@/lib/booking/stay';
import { daysBetween } from '@/lib/format/date';
import { deepEqual } from '@/lib/format/deep-equal';
import { formatPrice } from '@/lib/format/price';
import { withCountSpace } from '@/lib/format/text';
import { formatMessage } from '@/lib/i18n/format-message';
import { element } from './element';
import type { RoomScriptMessages } from './messages';
import { followRoomOrder } from './room-order';
import { detailsLink } from './sheets';

/**
 * Follows the stay of the booking bar: totals, the sentence above the rooms, and link targets.
 * Returns a function that applies it to parts added since.
 */
export function followStay(
  root: HTMLElement,
  messages: RoomScriptMessages,
  signal: AbortSignal,
): () => void {
  let current: BookableStay | null = null;
  const all = <Found extends HTMLElement>(selector: string) =>
    root.querySelectorAll<Found>(selector);
  /** The sums without a stay. */
  const kept = new WeakMap<Element, Node[]>();
  const firstLink = root.querySelector<HTMLAnchorElement>('a[data-room-reserve]');
  const barHref = firstLink?.dataset.plainHref ?? firstLink?.getAttribute('href') ?? '';

  const order = followRoomOrder(root);
  const show = () => {
    if (!current) return;
    const { stay, href, minimum } = current;
    /** Replaces all totals: the hotel does not take so few nights. */
    const tooShort = minimum && formatMessage(messages.minimum, { count: minimum });
    for (const intro of all('[data-room-stay]')) showIntro(intro, stay, barHref, messages);
    for (const total of all('[data-room-total]')) {
      const price = Number(total.dataset.roomTotal);
      const tooSmall = stay && crowded(total, stay, messages);
      const refused = tooSmall ?? tooShort;
      const words =
        stay && (refused ? inPlace(refused) : price > 0 ? totalOf(price, stay, messages) : null);
      total.toggleAttribute('data-too-small', Boolean(tooSmall));
      total.toggleAttribute('data-no-total', Boolean(refused));
      total.replaceChildren(...(words ?? []));
    }
    order();
    for (const row of all('[data-room-stay-row]')) row.hidden = !stay;
    for (const sum of all('[data-room-sum]')) {
      const price = Number(sum.dataset.roomSum);
      const priceAlone = kept.get(sum) ?? [...sum.childNodes];
      kept.set(sum, priceAlone);
      const refused = stay && (crowded(sum, stay, messages) ?? tooShort);
      const isKnown = stay && (price > 0 || refused);
      const words = isKnown && [
        stayLine(stay, barHref, messages),
        ...(refused ? inPlace(refused) : sumOf(price, stay, messages)),
      ];
      sum.replaceChildren(...(words || priceAlone));
    }
    for (const link of all<HTMLAnchorElement>('a[data-room-reserve]')) leadTo(link, href, messages);
  };
  const update = () => {
    const next = bookableStay.get();
    if (!next) return;
    const before = current;
    current = next;
    if (!deepEqual([next.stay, next.href], [before?.stay, before?.href])) show();
  };

  update();
  signal.addEventListener('abort', bookableStay.subscribe(update));
  root.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLElement>('[data-room-reserve], [data-room-dates]');
      if (!link || !current?.openCalendar) return;
      const isChange = link.matches('[data-room-dates]');
      if (current.href && !isChange) return;
      openCalendar(event, link, current.openCalendar);
    },
    { signal },
  );
  return show;
}

/** On a phone, opens the calendar in place; elsewhere the link leads to the bar that has it. */
function openCalendar(
  event: Event,
  link: HTMLElement,
  open: NonNullable<BookableStay['openCalendar']>,
): void {
  const sheet = link.closest('dialog');
  const isWide = matchMedia(WIDE).matches;
  // After the browser has followed the link, from where the panel scrolls into view.
  const opener = sheet ? detailsLink(sheet) : link;
  const openNext = () => setTimeout(() => open(isWide ? null : opener));
  // The room's sheet covers everything, so it closes first.
  if (sheet?.open) addEventListener('hashchange', openNext, { once: true });
  else openNext();
  if (isWide) return;
  event.preventDefault();
  if (sheet?.open) location.replace(`#${sheet.dataset.back}`);
}

/** Days and guests; no line ends with one of their numbers. */
const inWords = (stay: Stay, { guests }: RoomScriptMessages) => ({
  dates: withCountSpace(weekdayRangeInText(stay)),
  guests: withCountSpace(guestsValue(stay, guests)),
});

const nightsInWords = ({ checkIn, checkOut }: Stay, messages: RoomScriptMessages) =>
  formatMessage(messages.nights, { count: daysBetween(checkIn, checkOut) });

/** The link to the booking bar, which may be on another page. */
const datesLink = (href: string, messages: RoomScriptMessages) =>
  element('a', { href, class: 'room-dates', 'data-room-dates': '' }, messages.change);

function showIntro(
  intro: HTMLElement,
  stay: Stay | null,
  barHref: string,
  messages: RoomScriptMessages,
): void {
  const words = stay && inWords(stay, messages);
  intro.replaceChildren(
    ...(words
      ? [
          `${messages.prices} `,
          element('b', {}, words.dates),
          `, ${words.guests}. `,
          ...(intro.dataset.roomStay === 'fixed' ? [] : [datesLink(barHref, messages)]),
        ]
      : []),
  );
}

const totalText = (price: number, { checkIn, checkOut }: Stay) =>
  formatPrice(stayTotal(price, daysBetween(checkIn, checkOut)));

function totalOf(price: number, stay: Stay, messages: RoomScriptMessages): Node[] {
  const words = `${nightsInWords(stay, messages)}, ${guestsValue(stay, messages.guests)}`;
  return [element('b', {}, totalText(price, stay)), element('span', {}, withCountSpace(words))];
}

/** What replaces a missing total. */
const inPlace = (words: string): Node[] => [element('span', {}, words)];

/** Says that the room holds fewer guests than the stay has; null if it does not. */
function crowded(
  { dataset: { roomPeople } }: HTMLElement,
  { adults, childrenAges }: Stay,
  { tooSmall }: RoomScriptMessages,
): string | null {
  const count = adults + childrenAges.length;
  return roomPeople && count > Number(roomPeople) ? formatMessage(tooSmall, { count }) : null;
}

function stayLine(stay: Stay, barHref: string, messages: RoomScriptMessages) {
  const { dates, guests } = inWords(stay, messages);
  return element(
    'p',
    { class: 'room-sum-stay' },
    element('b', {}, `${dates}, ${guests}`),
    datesLink(barHref, messages),
  );
}

/** The lines of a sheet, from the price of a night to the total. */
function sumOf(price: number, stay: Stay, messages: RoomScriptMessages): Node[] {
  const total = totalText(price, stay);
  const line = (name: string, value: string, className: string) =>
    element('div', { class: className }, element('dt', {}, name), element('dd', {}, value));
  return [
    element(
      'dl',
      { class: 'room-sum' },
      line(
        formatMessage(messages.sum, {
          nights: nightsInWords(stay, messages),
          price: formatPrice(price),
        }),
        total,
        '',
      ),
      line(messages.total, total, 'room-sum-total'),
    ),
  ];
}

/** Points a room's link to the booking engine with the stay, otherwise to the booking bar. */
function leadTo(
  link: HTMLAnchorElement,
  href: string | null,
  { newTab }: RoomScriptMessages,
): void {
  link.dataset.plainHref ??= link.getAttribute('href') ?? '';
  link.dataset.plainLabel ??= link.getAttribute('aria-label') ?? '';
  const { plainHref, plainLabel } = link.dataset;
  link.href = href ?? plainHref;
  link.target = href ? '_blank' : '';
  link.rel = href ? 'noopener' : '';
  if (plainLabel) link.setAttribute('aria-label', href ? `${plainLabel} (${newTab})` : plainLabel);
}
