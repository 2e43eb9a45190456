import { idFromSlug } from '@/lib/format/slug';
import { offerPath, offerSlug } from '@/lib/offers/paths';

const id = 'c0000000-0000-4000-8000-000000000001';

it.each([
  ['Feriado na praia', 'feriado-na-praia'],
  ['Café, mar e rede', 'cafe-mar-e-rede'],
  ['  "Lua de mel" — d’Ávila & cia.  ', 'lua-de-mel-d-avila-cia'],
  ['50% off! <b>só hoje</b>', '50-off-b-so-hoje-b'],
  ['Praia 🏖️ e sol', 'praia-e-sol'],
  ['../../admin', 'admin'],
])('%s', (name, slug) => {
  expect(offerPath({ id, name })).toBe(`/oferta/${slug}-${id}`);
});

it.each([['🎉🎉'], ['…'], ['大阪'], ['---']])('%s has only its id', (name) => {
  expect(offerPath({ id, name })).toBe(`/oferta/${id}`);
});

it.each([
  ['words', 'uma oferta muito longa '.repeat(40)],
  ['one word', 'a'.repeat(255)],
  ['a word at the limit', `${'b'.repeat(120)} c`],
])('shortens a long name to a valid file name that keeps the id: %s', (_, name) => {
  const slug = offerSlug({ id, name });
  expect(slug.length).toBeLessThanOrEqual(160);
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(idFromSlug(slug)).toBe(id);
});

it('cuts between words', () => {
  expect(offerSlug({ id, name: 'uma oferta muito longa '.repeat(40) })).toMatch(
    new RegExp(`-(uma|oferta|muito|longa)-${id}$`),
  );
});

it.each([
  ['a word that ends at the limit', `${'b'.repeat(118)} c d`, `${'b'.repeat(118)}-c`],
  [
    'a name of just the limit',
    `${'b'.repeat(60)} ${'c'.repeat(59)}`,
    `${'b'.repeat(60)}-${'c'.repeat(59)}`,
  ],
  ['one word beyond the limit', 'a'.repeat(121), 'a'.repeat(120)],
])('keeps as much of a name as fits: %s', (_, name, kept) => {
  expect(offerSlug({ id, name })).toBe(`${kept}-${id}`);
});
