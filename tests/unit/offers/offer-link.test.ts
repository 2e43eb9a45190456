import type { HotelEngine } from '@/lib/booking/engines';
import { handoverOf, offerLink } from '@/lib/offers/offer-link';

const STAY = {
  checkIn: '2026-12-14',
  checkOut: '2026-12-16',
  adults: 2,
  childrenAges: [6],
  promo: 'MINE',
};
const omnibees: HotelEngine = {
  name: 'omnibees',
  baseUrl: 'https://engine.example/',
  hotelId: 'H 1',
};
const hbook: HotelEngine = { ...omnibees, name: 'hbook' };

it.each([
  [
    'its own link keeps its hotel and code',
    'https://engine.example/x?q=77&Code=PRAIA%20A',
    omnibees,
    'https://engine.example/x?q=77&Code=PRAIA%20A&NRooms=1&CheckIn=14122026&CheckOut=16122026&ad=2&ch=1',
  ],
  [
    'dates that staff left in it are replaced',
    'https://engine.example/?checkin=2020-01-01',
    hbook,
    'https://engine.example/?checkin=2026-12-14&checkout=2026-12-16&adults=2&children=1',
  ],
  [
    'a chat',
    'https://wa.me/5541900000000?text=Oi',
    { ...omnibees, name: 'whatsapp' as const },
    'https://wa.me/5541900000000?text=Oi',
  ],
  [
    'a chat of a hotel that has an engine',
    'https://wa.me/5541900000000?text=Oi',
    omnibees,
    'https://wa.me/5541900000000?text=Oi',
  ],
  ['a hotel that is not there', 'https://engine.example/x', null, 'https://engine.example/x'],
  [
    'without a link, the engine',
    null,
    hbook,
    'https://engine.example/?hotel=H%201&checkin=2026-12-14&checkout=2026-12-16&adults=2&children=1&promocode=MINE',
  ],
  ['nothing to book at', null, { ...hbook, hotelId: null }, null],
  ['no hotel either', null, null, null],
])('%s', (_case, link, engine, expected) => {
  expect(offerLink(link, engine, STAY)).toBe(expected);
});

const whatsapp: HotelEngine = { ...omnibees, name: 'whatsapp' };

it.each([
  ['https://engine.example/x', omnibees, 'site'],
  ['https://engine.example/x', whatsapp, 'siteWithoutStay'],
  ['https://engine.example/x', null, 'siteWithoutStay'],
  ['https://wa.me/5541900000000', omnibees, 'chatWithoutStay'],
  [null, hbook, 'site'],
  [null, whatsapp, 'chat'],
] as const)('what a reservation at %s opens', (link, engine, opens) => {
  expect(handoverOf(link, engine)).toBe(opens);
});
