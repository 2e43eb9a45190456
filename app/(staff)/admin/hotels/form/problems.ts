import { type HotelValues, hotelFields } from '@/lib/hotels/form';

export const FORM_TABS = ['hotel', 'gallery', 'rooms', 'services', 'testimonials', 'faqs'] as const;
export type FormTabName = (typeof FORM_TABS)[number];

const GALLERY = ['images', 'hero_images', 'banner_images', 'gallery_images'];

/** The tab in which the field of a problem stands. */
export function tabOf(path: string): FormTabName {
  const field = path.split('.')[0] ?? '';
  if (GALLERY.includes(field)) return 'gallery';
  return FORM_TABS.find((tab) => tab === field) ?? 'hotel';
}

/** What is wrong by path, in the catalogue's words; null when nothing is. */
export function problemsOf(
  values: HotelValues,
  words: Record<string, string>,
): Record<string, string> | null {
  const { error } = hotelFields.safeParse(values);
  if (!error) return null;
  return Object.fromEntries(
    error.issues
      .toReversed()
      .map(({ path, message }) => [path.join('.'), words[message] ?? words.other ?? message]),
  );
}

/** For each tab with problems, the names of the fields that have one. */
export function problemsByTab(errors: Record<string, string>, labels: Record<string, string>) {
  const tabs = FORM_TABS.map((tab) => ({
    tab,
    fields: [
      ...new Set(
        Object.keys(errors)
          .filter((path) => tabOf(path) === tab)
          .map((path) => {
            const [field = '', position] = path.split('.');
            const number = position ? ` ${Number(position) + 1}` : '';
            return `${labels[field] ?? field}${number}`;
          }),
      ),
    ],
  }));
  return tabs.filter(({ fields }) => fields.length > 0);
}
