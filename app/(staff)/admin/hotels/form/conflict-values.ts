import type { Messages, useTranslations } from 'next-intl';
import { BOOKING_ENGINES } from '@/lib/booking/engines';
import { shownWhatsappNumber } from '@/lib/booking/whatsapp';
import { toPrice } from '@/lib/format/numbers';
import { formatPrice } from '@/lib/format/price';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import { toRoomView } from '@/lib/hotels/rooms/views';
import { withComma } from './hotel-values';

type Item = Record<string, unknown>;
type Labels = Record<string, string>;
type Translate = ReturnType<typeof useTranslations<never>>;

/** Keys of a list's messages that are not labels of an item's parts. */
const NO_PARTS = ['add', 'item', 'empty', 'toHint', 'minHint'];

/** For each list, the parts of an item, with their labels. */
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

/** One value as people write it, whether it is typed or stored. */
function written(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const price = name === 'price' ? toPrice(value) : null;
  if (price !== null) return formatPrice(price);
  if (typeof value === 'number') return withComma(value);
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const shownNumber = (value: unknown) => (value ? shownWhatsappNumber(String(value)) : undefined);

/** The item of the other version to compare with: the one of the same id, or at the same place. */
const counterpart = (item: Item, at: number, others: Item[]) =>
  item.id === undefined ? others[at] : others.find(({ id }) => id === item.id);

/** What differs from the other version of an item: a line for each part, after its label. */
function difference(
  item: Item,
  other: Item | undefined,
  { labels, t }: { labels: Labels; t: Translate },
): string[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const mine = written(name, item[name]);
    if (other ? mine === written(name, other[name]) : mine === '') return [];
    const view = name === 'view' ? toRoomView(mine) : null;
    return `${label}: ${(view ? t(`hotels.rooms.views.${view}`) : mine) || '—'}`;
  });
}

/** A list of items for a person who has to choose: what differs, and how many items do not. */
function writtenList(items: Item[], others: Item[], labels: Labels, t: Translate) {
  const nameOf = (item: Item, at: number) =>
    `${at + 1}. ${written('name', item.name ?? item.question ?? item.text ?? item.image_url)}`;
  const blocks = items.flatMap((item, at) => {
    const lines = difference(item, counterpart(item, at, others), { labels, t });
    return lines.length > 0 ? [[nameOf(item, at), ...lines, ''].join('\n')] : [];
  });
  // The same items in another order, or fewer of them.
  if (blocks.length === 0) return items.map(nameOf).join('\n') || null;
  const alike = items.length - blocks.length;
  const rest = alike > 0 ? [t('hotels.form.differ', { count: alike })] : [];
  return [...blocks, ...rest].join('\n').trim();
}

/**
 * How the dialog of a conflict writes the values of a hotel: returns null for a value that is shown
 * as it is. `t` is the translator of the whole catalogue.
 */
export function conflictFormat(
  t: Translate,
  messages: Messages,
  regions: { id: string; name: string }[],
  engine: string,
) {
  const labels = itemLabels(messages.hotels.form);
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
      return writtenList(value, Array.isArray(other) ? other : [], parts, t);
    }
    if (typeof value === 'number' || field === 'price') return written(field, value) || null;
    return names[field]?.(value) ?? null;
  };
}
