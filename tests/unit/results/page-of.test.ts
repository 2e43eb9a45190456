import { campaignName } from '@/lib/booking/campaign';
import { stepForm } from '@/lib/results/form';
import { pageOf } from '@/lib/results/page-of';

const ID = 'c0000000-0000-4000-8000-000000000005';

it.each([
  ['/hotel/ipe-guanabara', 'ipe-guanabara', null],
  ['/hotel_corp/Ipe-Paulista/', 'ipe-paulista', null],
  ['/hotel_lazer/ipe-bombinhas-praia/quartos', 'ipe-bombinhas-praia', null],
  ['/hotel/old/ipe-guanabara', 'ipe-guanabara', null],
  [`/hotel/sem-slug-${ID}`, ID, null],
  [`/oferta/meio-de-semana-${ID}`, null, ID],
])('%s is a page of a hotel or an offer', (path, hotel, offer) => {
  expect(pageOf(path)).toEqual({ hotel, offer });
});

// PostgreSQL cannot store half a surrogate pair or a NUL: it would reject the whole request.
it.each([
  ...['/', '/hotels', '/hotel', '/hotel/', '/oferta/sem-id', '/admin/hotels/x'],
  ...['/hotel/\ud800', '/hotel/a\u0000', '/hotel/a%00', `/hotel/${'a'.repeat(301)}`],
])('reads no hotel or offer from %j', (path) => {
  expect(pageOf(path)).toBeNull();
});

it.each(['\ud800', 'a\u0000b', 'a\nb', 'a'.repeat(81)])('rejects the campaign %j', (campaign) => {
  expect(stepForm.safeParse({ step: 'entry', path: '/', campaign }).success).toBe(false);
});

it.each([
  ['verao', 'verao'],
  [`${'a'.repeat(79)}🌞`, 'a'.repeat(79)],
  ['a'.repeat(90), 'a'.repeat(80)],
])('the campaign %s is counted as %s', (value, name) => {
  expect(campaignName([['utm_campaign', value]])).toBe(name);
});
