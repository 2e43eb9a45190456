/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { NAME_LENGTH } from '@/lib/booking/campaign';
import { HOTEL_LIMITS } from '@/lib/hotels/limits';
import { HOTELS_PER_PAGE } from '@/lib/hotels/list/filters';
import { MEDIA_LIMITS, UPLOAD_LIMIT, UPLOAD_TYPES } from '@/lib/media/limits';
import { newsletterEmail } from '@/lib/newsletter/form';
import { OFFER_LIMITS } from '@/lib/offers/limits';
import { OFFERS_PER_PAGE } from '@/lib/offers/list-filters';
import { REGION_LIMITS } from '@/lib/regions/limits';
import { EXITS, STEPS } from '@/lib/results/steps';
import { PHONE_LENGTH, SETTINGS_URL_LENGTH } from '@/lib/settings/limits';

// Rules defined both in SQL and in TypeScript. The database has the last word, and a form that
// allows more would lead to a refusal that it can't explain.
const sql = readdirSync('supabase/migrations')
  .sort()
  .map((file) => readFileSync(`supabase/migrations/${file}`, 'utf8'))
  .join('\n');

/** The first group of each match. The last one applies, since migrations replace each other. */
const found = (pattern: RegExp) => Array.from(sql.matchAll(pattern), ([, group = '']) => group);
const words = (list = '') => Array.from(list.matchAll(/'([^']+)'/g), ([, word]) => word);

/** What visitors and staff don't type, or what is tested separately below. */
const INTERNAL = /^(?:rate_limits|newsletter)_/;

const LENGTHS: Record<string, number> = {
  regions_name_length: REGION_LIMITS.name,
  hotels_name_length: HOTEL_LIMITS.name,
  hotels_subtitle_length: HOTEL_LIMITS.subtitle,
  hotels_description_length: HOTEL_LIMITS.description,
  hotels_location_length: HOTEL_LIMITS.location,
  hotels_reference_point_length: HOTEL_LIMITS.reference_point,
  hotels_address_street_length: HOTEL_LIMITS.address_street,
  hotels_address_city_length: HOTEL_LIMITS.address_city,
  hotels_image_url_length: HOTEL_LIMITS.image_url,
  hotel_images_url_length: HOTEL_LIMITS.image_url,
  hotel_packages_name_length: OFFER_LIMITS.name,
  hotel_packages_image_url_length: OFFER_LIMITS.url,
  hotel_packages_offer_link_length: OFFER_LIMITS.link,
  hotel_packages_room_name_length: OFFER_LIMITS.room,
  general_config_video_horizontal_length: SETTINGS_URL_LENGTH,
  general_config_video_vertical_length: SETTINGS_URL_LENGTH,
  general_config_light_logo_length: SETTINGS_URL_LENGTH,
  general_config_dark_logo_length: SETTINGS_URL_LENGTH,
  general_config_phone_length: PHONE_LENGTH,
  media_files_file_name_length: MEDIA_LIMITS.fileName,
  media_files_alt_length: MEDIA_LIMITS.alt,
};

it('forms and columns have the same maximum lengths', () => {
  const stored = Array.from(
    sql.matchAll(
      /constraint (\w+_length)\s+check \(char_length\([^)]+\)+ (?:<=|between 1 and) (\d+)\)/g,
    ),
    ([, name = '', most]): [string, number] => [name, Number(most)],
  );
  const typed = stored.filter(([name]) => !INTERNAL.test(name));
  expect(Object.fromEntries(typed)).toEqual(LENGTHS);
});

it('the library accepts the same files', () => {
  expect(found(/bytes between 1 and (\d+)/g).at(-1)).toBe(String(UPLOAD_LIMIT));
  expect(words(found(/check \(mime in \(([^)]+)\)/g).at(-1))).toEqual([...UPLOAD_TYPES]);
});

it('the same steps of a visit are counted, with the same maximum length of a campaign', () => {
  const lists = (pattern: RegExp) => [...new Set(found(pattern))].map(words);
  expect(lists(/\b(?:check \(|e\.)step in \(([^)]+)\)/g)).toEqual([STEPS]);
  expect(lists(/\bc\.step in \(([^)]+)\) as is_exit/g)).toEqual([EXITS]);
  expect(found(/char_length\(campaign\) <= (\d+)/g).at(-1)).toBe(String(NAME_LENGTH));
});

it('a page of a list has the same length in the database and on the site', () => {
  const sizeOf = (list: string) =>
    found(new RegExp(`function public\\.${list}\\([^]+?, 1\\), 100000\\), (\\d+)`, 'g')).at(-1);
  expect(sizeOf('list_hotels')).toBe(String(HOTELS_PER_PAGE));
  expect(sizeOf('list_offers')).toBe(String(OFFERS_PER_PAGE));
});

it.each([
  'leitora@example.com',
  "o'brien+1@sub.example.com.br",
  `${'a'.repeat(64)}@example.com`,
  `${'a'.repeat(65)}@example.com`,
  'a@b',
  'a@-b.com',
  'a@b-.com',
  'a@b.c',
  'a@b.1a',
  'a@b..com',
  'a b@example.com',
  'á@example.com',
  '"a"@example.com',
  'a@example.com\n.b',
  '',
])('the newsletter accepts %j in both places or in neither', (email) => {
  const [rule = ''] = found(/address !~ '((?:[^']|'')+)'/g);
  const isTaken = new RegExp(rule.replaceAll("''", "'")).test(email);
  expect(newsletterEmail.safeParse(email).success).toBe(isTaken);
});

it('no hotel can have the path of a page as its short link', () => {
  const reserved = words(found(/slug = any \(array\[([^\]]+)\]/g).at(-1));
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const routes = files
    .filter((file) => /[\\/](?:page|route)\.tsx?$/.test(file))
    .map((file) => file.split(/[\\/]/).filter((part) => !/^\(.*\)$/.test(part)));
  const pages = routes.flatMap(([word = '', ...below]) => (below.length === 1 ? word : []));
  const taken = pages.filter((word) => /^[a-z0-9-]+$/.test(word));
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.filter((word) => !reserved.includes(word))).toEqual([]);
});
