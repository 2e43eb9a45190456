import { fill } from '@/lib/format/fill';
import { toPrice } from '@/lib/format/numbers';
import { formatPrice } from '@/lib/format/price';
import type { HotelType } from '@/lib/hotels/hotel-type';
import type { HotelFormTexts } from './form-context';
import { withComma } from './hotel-values';

type Item = Record<string, unknown>;
type Labels = Record<string, string>;

type Names = {
  texts: HotelFormTexts;
  regions: { id: string; name: string }[];
  types: Record<HotelType, string>;
};

const ITEM_LISTS = ['rooms', 'services', 'testimonials', 'faqs', 'images'] as const;

/** One value as people write it, whether it comes from the form or from the table. */
function written(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  // The form has what was typed, the table a number.
  const price = name === 'price' ? toPrice(value) : null;
  if (price !== null) return formatPrice(price);
  if (typeof value === 'number') return withComma(value);
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The item of the other version that an item is compared with: of the same id, or at its place. */
const counterpart = (item: Item, at: number, others: Item[]) =>
  item.id === undefined ? others[at] : others.find(({ id }) => id === item.id);

/** What of an item is not the same in the other version: a line for each part, under its name. */
function difference(item: Item, other: Item | undefined, labels: Labels): string[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const mine = written(name, item[name]);
    if (other ? mine === written(name, other[name]) : mine === '') return [];
    return `${label}: ${mine || '—'}`;
  });
}

/** A list of items as somebody can read it who has to choose: what differs, and how much does not. */
function writtenList(items: Item[], others: Item[], labels: Labels, t: HotelFormTexts['differ']) {
  const nameOf = (item: Item, at: number) =>
    `${at + 1}. ${written('name', item.name ?? item.question ?? item.image_url)}`;
  const blocks = items.flatMap((item, at) => {
    const lines = difference(item, counterpart(item, at, others), labels);
    return lines.length > 0 ? [nameOf(item, at), ...lines, ''] : [];
  });
  const alike = items.filter(
    (item, at) => difference(item, counterpart(item, at, others), labels).length === 0,
  ).length;
  // The same items in another order, or fewer of them.
  if (blocks.length === 0) return items.map(nameOf).join('\n') || null;
  const rest = alike === 1 ? t.one : fill(t.many, { count: alike });
  return (alike > 0 ? [...blocks, rest] : blocks).join('\n').trim();
}

/** How the dialog of a conflict writes the values of a hotel; null for what needs no translation. */
export function conflictFormat({ texts, regions, types }: Names) {
  const { rooms, services, testimonials, faqs, images, differ } = texts;
  const labels: Record<(typeof ITEM_LISTS)[number], Labels> = {
    rooms: pick(rooms, [
      'name',
      'description',
      'price',
      'capacity',
      'area',
      'bed_configuration',
      'included_items',
      'images',
    ]),
    services: pick(services, ['name', 'description', 'icon']),
    testimonials: pick(testimonials, ['name', 'description', 'rating', 'avatar']),
    faqs: pick(faqs, ['question', 'answer']),
    images: { image_url: images.url, is_main: images.main },
  };
  const names: Record<string, (value: unknown) => string | undefined> = {
    region_id: (value) => regions.find(({ id }) => id === value)?.name,
    hotel_type: (value) => types[value as HotelType],
    booking_engine: (value) => texts.engines[value as keyof typeof texts.engines],
  };
  return (field: string, value: unknown, other: unknown): string | null => {
    const list = ITEM_LISTS.find((name) => name === field);
    if (list && Array.isArray(value)) {
      return writtenList(value, Array.isArray(other) ? other : [], labels[list], differ);
    }
    if (typeof value === 'number' || field === 'price') return written(field, value) || null;
    return names[field]?.(value) ?? null;
  };
}

const pick = <T extends Labels>(all: T, names: (keyof T & string)[]): Labels =>
  Object.fromEntries(names.map((name) => [name, all[name] ?? '']));
