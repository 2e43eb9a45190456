import type { Messages, useTranslations } from 'next-intl';
import { BOOKING_ENGINES } from '@/lib/booking/engines';
import { shownWhatsappNumber } from '@/lib/booking/whatsapp';
import { formatDate } from '@/lib/format/date';
import { monthName } from '@/lib/format/date-names';
import { formatPrice } from '@/lib/format/price';
import { toPrice } from '@/lib/format/typed-price';
import { amenityIconName } from '@/lib/hotels/content/amenity-icons';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import { withComma } from './hotel-values';

type Item = Record<string, unknown>;
type Labels = Record<string, string>;
type Translate = ReturnType<typeof useTranslations<never>>;
/** The name of an image; null if it is shown by its URL. */
type ImageName = (url: string) => string | null;

/** Fields and item parts that hold image URLs. */
const IMAGES = new Set([
  ...['image_url', 'logo_url', 'avatar', 'images'],
  ...['hero_images', 'banner_images', 'gallery_images'],
]);

/** Parts of items that hold a calendar date. */
const DATES = new Set(['from', 'to']);

/** Formats a stored part of an item as text; null if it is shown as stored. */
type Wording = (part: string, value: unknown) => string | null;

/**
 * Formats parts chosen from a list as their labels, dates for readers, and images as their names.
 */
function wordingOf(messages: Messages, imageName: ImageName): Wording {
  const { hotels } = messages;
  const choices: Record<string, Labels | undefined> = {
    view: hotels.rooms.views,
    mark: hotels.season.marks,
    subject: hotels.gallerySubjects,
  };
  return (part, value) => {
    if (IMAGES.has(part)) {
      const urls = [value].flat().map(String);
      return urls.map((url) => imageName(url) ?? url).join('\n') || null;
    }
    if (DATES.has(part)) return formatDate(String(value));
    if (part === 'icon' && value) return amenityIconName(String(value));
    const words = choices[part];
    return words && Object.hasOwn(words, String(value)) ? (words[String(value)] ?? null) : null;
  };
}

/** Keys of a list's messages that are not labels of an item's parts. */
const NO_PARTS = ['add', 'item', 'empty', 'toHint', 'minHint'];

/** The labels of the item parts of each list. */
export function itemLabels(form: Messages['hotels']['form']) {
  const {
    rooms,
    services,
    amenities,
    testimonials,
    faqs,
    images,
    day_notes,
    season,
    gallery_details,
  } = form;
  const parts = (messages: Labels) =>
    Object.fromEntries(Object.entries(messages).filter(([key]) => !NO_PARTS.includes(key)));
  const labels: Record<string, Labels> = {
    rooms: parts(rooms),
    services: parts(services),
    amenities: parts(amenities),
    testimonials: parts(testimonials),
    faqs: parts(faqs),
    day_notes: parts(day_notes),
    images: { image_url: images.url, is_main: images.main },
    season: { text: season.text, mark: season.mark },
    gallery_details,
  };
  return labels;
}

/** Formats one value for readers, whether typed or stored. */
function written(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const price = name === 'price' ? toPrice(value) : null;
  if (price !== null) return formatPrice(price);
  if (typeof value === 'number') return withComma(value);
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const shownNumber = (value: unknown) => (value ? shownWhatsappNumber(String(value)) : undefined);

/**
 * The item of the other version to compare with: the one with the same id or, without ids, at the
 * same index.
 */
const counterpart = (item: Item, at: number, others: Item[]) =>
  item.id === undefined ? others[at] : others.find(({ id }) => id === item.id);

/** The differences from the other version of an item, as one line per part, after its label. */
function difference(
  item: Item,
  other: Item | undefined,
  { labels, wording }: { labels: Labels; wording: Wording },
): string[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const mine = written(name, item[name]);
    if (other ? mine === written(name, other[name]) : mine === '') return [];
    const words = mine === '' ? null : wording(name, item[name]);
    return `${label}: ${words?.replaceAll('\n', ', ') ?? (mine || '—')}`;
  });
}

type Words = { labels: Labels; t: Translate; wording: Wording };

/**
 * Formats a list of items for a person who has to choose: what differs, and how many items don't.
 */
function writtenList(items: Item[], others: Item[], { labels, t, wording }: Words) {
  const nameOf = ({ name, question, text, image_url: image }: Item, at: number) => {
    if (labels.mark) return monthName(at, 'long');
    return `${at + 1}. ${image ? wording('image_url', image) : written('name', name ?? question ?? text)}`;
  };
  const blocks = items.flatMap((item, at) => {
    const lines = difference(item, counterpart(item, at, others), { labels, wording });
    return lines.length > 0 ? [[nameOf(item, at), ...lines, ''].join('\n')] : [];
  });
  // The same items in another order, or fewer of them.
  if (blocks.length === 0) return items.map(nameOf).join('\n') || null;
  const alike = items.length - blocks.length;
  const rest = alike > 0 ? [t('hotels.form.differ', { count: alike })] : [];
  return [...blocks, ...rest].join('\n').trim();
}

/**
 * Returns the function that formats a hotel's values in the conflict dialog; it returns null for
 * values shown as they are. `t` is the translator of the whole catalog.
 */
export function conflictFormat(
  t: Translate,
  messages: Messages,
  regions: { id: string; name: string }[],
  { engine, imageName }: { engine: string; imageName: ImageName },
) {
  const labels = itemLabels(messages.hotels.form);
  const wording = wordingOf(messages, imageName);
  const names: Record<string, (value: unknown) => string | undefined> = {
    region_id: (value) => regions.find(({ id }) => id === value)?.name,
    hotel_type: (value) => {
      const type = HOTEL_TYPES.find((known) => known === value);
      return type && t(`hotels.types.${type}`);
    },
    whatsapp: shownNumber,
    hotel_id: (value) => (engine === 'whatsapp' ? shownNumber(value) : undefined),
    booking_engine: (value) => {
      const engine = BOOKING_ENGINES.find((known) => known === value);
      return engine && t(`hotels.form.engines.${engine}`);
    },
  };
  return (field: string, value: unknown, other: unknown): string | null => {
    const parts = labels[field];
    if (parts && Array.isArray(value)) {
      const others = Array.isArray(other) ? other : [];
      return writtenList(value, others, { labels: parts, t, wording });
    }
    if (value && IMAGES.has(field)) return wording(field, value);
    if (typeof value === 'number' || field === 'price') return written(field, value) || null;
    return names[field]?.(value) ?? null;
  };
}
