import { readHotel } from '@/lib/hotels/model';
import { offer, offerNode } from '@/lib/offers/json-ld';
import { readOffers } from '@/lib/offers/model';

const SITE = 'https://www.example.com';
const TODAY = '2026-11-21';
const ROW = { id: '11111111-1111-4111-8111-111111111111', name: 'Ipê', location: 'Cuiabá, MT' };

function packaged(columns: object = {}) {
  const [read] = readOffers([
    {
      ...{ id: 'c0000000-0000-4000-8000-000000000001', hotel_id: ROW.id, name: 'Feriado' },
      ...{ price: '1790.00', is_active: true, ...columns },
    },
  ]);
  if (!read) throw new Error('no offer');
  return read;
}

describe('an offer is included only while it is visible and has a price', () => {
  it.each([
    ['inactive', { is_active: false }],
    ['not yet valid', { valid_from: '2026-11-22' }],
    ['expired', { valid_until: '2026-11-20' }],
    ['without a price', { price: null }],
    ['free', { price: 0 }],
    ['priced in words', { price: 'NaN' }],
  ])('%s: no', (_case, columns) => {
    expect(offer(SITE, packaged(columns), TODAY)).toBeNull();
  });

  it('on its last day: yes, with price, currency and end', () => {
    expect(offer(SITE, packaged({ valid_until: TODAY }), TODAY)).toEqual({
      '@type': 'Offer',
      name: 'Feriado',
      url: `${SITE}/oferta/feriado-c0000000-0000-4000-8000-000000000001`,
      price: '1790.00',
      priceCurrency: 'BRL',
      validThrough: TODAY,
      priceValidUntil: TODAY,
    });
  });

  it('names its hotel on its own page, or no hotel if it has none', () => {
    const hotel = readHotel({ ...ROW, slug: 'ipe' });
    expect(offerNode(SITE, packaged(), hotel)).toMatchObject({
      offeredBy: {
        ...{ '@type': 'Hotel', '@id': `${SITE}/hotel/ipe#hotel`, name: 'Ipê' },
        address: { '@type': 'PostalAddress', addressLocality: 'Cuiabá', addressCountry: 'BR' },
      },
    });
    expect(offerNode(SITE, packaged(), null)).not.toHaveProperty('offeredBy');
  });
});
