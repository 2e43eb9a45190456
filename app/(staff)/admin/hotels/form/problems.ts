import type { FieldError, FieldErrors } from 'react-hook-form';
import { shortName } from '@/components/admin/short-name';
import { isBlank } from '@/lib/format/is-blank';
import { listOf } from '@/lib/format/list-of';
import type { HotelValues } from '@/lib/hotels/form';

/** The tabs of the hotel form, in order. A tab with a single list is named after its field. */
export const FORM_TABS = ['hotel', 'gallery', 'rooms', 'services', 'testimonials', 'faqs'] as const;
export type FormTabName = (typeof FORM_TABS)[number];

const GALLERY = ['images', 'hero_images', 'banner_images', 'gallery_images', 'gallery_details'];

/** The tab that holds the field at a path. */
export function tabOf(path: string): FormTabName {
  const field = path.split('.')[0] ?? '';
  if (GALLERY.includes(field)) return 'gallery';
  if (field === 'amenities') return 'services';
  return FORM_TABS.find((tab) => tab === field) ?? 'hotel';
}

/** The keys of an error itself; all others contain the errors of nested fields. */
const OWN_KEYS = ['type', 'types', 'message', 'ref', 'root'];

const isError = (node: object): node is FieldError =>
  'type' in node && typeof node.type === 'string';

/** The paths of all fields with a problem. A list's own problem has the path of the list. */
export function problemPaths(errors: FieldErrors<HotelValues>): string[] {
  const below = (node: unknown, path: string): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const own = isError(node) || ('root' in node && node.root) ? [path] : [];
    const parts = Object.entries(node).filter(([key]) => !OWN_KEYS.includes(key));
    return [...own, ...parts.flatMap(([key, part]) => below(part, path ? `${path}.${key}` : key))];
  };
  return below(errors, '');
}

/** The first tab with a problem. */
export const firstMarkedTab = (paths: string[]) =>
  FORM_TABS.find((tab) => paths.some((path) => tabOf(path) === tab));

type Labels = Record<string, string>;

/** Sorts paths in form order: by field, as in `labels`, then by index in a list. */
function inOrder(paths: string[], labels: Labels): string[] {
  const order = Object.keys(labels);
  const rank = (path: string) => {
    const [field = '', place] = path.split('.');
    return [order.indexOf(field), Number(place ?? -1)] as const;
  };
  return paths.toSorted((a, b) => {
    const [[fieldA, placeA], [fieldB, placeB]] = [rank(a), rank(b)];
    return fieldA - fieldB || placeA - placeB;
  });
}

/** The values of a form, and the labels of its fields, items and item parts. */
type Names = {
  values: Readonly<Record<string, unknown>>;
  labels: Labels;
  parts: Readonly<Record<string, Labels>>;
  /** 'Quarto 6'; null for a list without a label for its items. */
  itemOf: (list: string, number: number) => string | null;
};

/** The text by which a card identifies its item; '' if it is blank. */
function nameOf(item: unknown): string {
  const { name, question, text } = (item ?? {}) as Record<string, unknown>;
  const known = name ?? question ?? text;
  return isBlank(known) ? '' : shortName(String(known).trim());
}

/**
 * For a gallery detail, the index of its image in the gallery; for any other item, its own index.
 */
function shownPlace(field: string, place: number, values: Names['values']): number {
  const { gallery_details: details, gallery_images: gallery } = values;
  if (field !== 'gallery_details' || !Array.isArray(details) || !Array.isArray(gallery))
    return place;
  const shown = gallery.indexOf(details[place]?.image_url);
  return shown < 0 ? place : shown;
}

/** 'Galeria de fotos 1', 'Suíte Jardim' in the tab of the rooms, 'Comodidades descritas › Wi-Fi'. */
function itemLabel(field: string, place: number, { values, labels, itemOf }: Names): string {
  const label = labels[field] ?? field;
  const list = values[field];
  const name = Array.isArray(list) ? nameOf(list[place]) : '';
  // The tab already says what these are.
  if (name) return tabOf(field) === field ? name : `${label} › ${name}`;
  const number = shownPlace(field, place, values) + 1;
  return itemOf(field, number) ?? `${label} ${number}`;
}

/**
 * The label of a field with a problem, and its path; for an item, the path of its first such field.
 */
export type ProblemField = { label: string; path: string };

/** The fields of one tab: 'Nome', 'Quarto 6 › Nome do quarto e Preço por noite'. */
function problemFields(paths: string[], names: Names): ProblemField[] {
  const places = new Set(paths.map((path) => path.split('.').slice(0, 2).join('.')));
  return [...places].map((place) => {
    const [field = '', position] = place.split('.');
    if (position === undefined) return { label: names.labels[field] ?? field, path: place };
    const item = itemLabel(field, Number(position), names);
    const below = paths.filter((path) => path.startsWith(`${place}.`));
    const parts = below.flatMap((path) => names.parts[field]?.[path.split('.')[2] ?? ''] ?? []);
    const label = parts.length > 0 ? `${item} › ${listOf(new Set(parts))}` : item;
    return { label, path: below[0] ?? place };
  });
}

/** The fields with a problem, in form order, for each tab that has any. */
export function problemsByTab(paths: string[], names: Names) {
  const sorted = inOrder(paths, names.labels);
  const tabs = FORM_TABS.map((tab) => ({
    tab,
    fields: problemFields(
      sorted.filter((path) => tabOf(path) === tab),
      names,
    ),
  }));
  return tabs.filter(({ fields }) => fields.length > 0);
}
