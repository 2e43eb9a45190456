import { BOOKING_ENGINES, ENGINES, engineOf } from '@/lib/booking/engines';

it.each(BOOKING_ENGINES)('%s declares correctly whether it is sent children', (name) => {
  const stay = { checkIn: '2026-12-20', checkOut: '2026-12-23', adults: 2, promo: '' };
  const told = (childrenAges: number[]) =>
    ENGINES[name].parameters('1', { ...stay, childrenAges }).join();
  expect(told([]) !== told([4])).toBe(ENGINES[name].takesChildren);
});

describe('the booking URL of a hotel', () => {
  const chain = { omnibees: 'https://reservas.rede.example/hoteis?rede=7' };

  it.each([
    ['nothing stored stays nothing', null, chain, null],
    ['the default follows the chain', ENGINES.omnibees.baseUrl, chain, chain.omnibees],
    ['the default without a chain address', ENGINES.omnibees.baseUrl, {}, ENGINES.omnibees.baseUrl],
    ['the hotel beats the chain', 'https://hotel.example/r', chain, 'https://hotel.example/r'],
    ['another engine is not concerned', ENGINES.hbook.baseUrl, chain, ENGINES.hbook.baseUrl],
  ])('%s', (_case, stored, overrides, expected) => {
    const engine = { name: 'omnibees' as const, baseUrl: stored, hotelId: '1' };
    expect(engineOf({ features: { engine } }, overrides).baseUrl).toBe(expected);
  });

  it('has the agreed default for every engine', () => {
    expect(
      Object.fromEntries(Object.entries(ENGINES).map(([name, { baseUrl }]) => [name, baseUrl])),
    ).toEqual({
      omnibees: 'https://book.omnibees.com/hotelresults',
      hbook: 'https://hbook.hsystem.com.br/booking',
      utrip: 'https://reservas.utrip.com.br/checkout',
      whatsapp: 'https://wa.me/',
    });
  });
});
