import { formatMessage } from '@/lib/i18n/format-message';
import { formatCalendarDate, type Stay } from './stay';

/** As hotels store them. A hotel without a valid one gets the first. */
export const BOOKING_ENGINES = ['omnibees', 'hbook', 'utrip', 'whatsapp'] as const;
export type BookingEngine = (typeof BOOKING_ENGINES)[number];

/** The engine of a stored value. */
export const toBookingEngine = (value: unknown): BookingEngine =>
  BOOKING_ENGINES.find((name) => name === value) ?? BOOKING_ENGINES[0];

/** What a hotel stores about its engine. If `baseUrl` is null, it can't be booked. */
export type HotelEngine = { name: BookingEngine; baseUrl: string | null; hotelId: string | null };

type EngineDefinition = {
  /** The engine's URL unless the chain or the hotel has another one. */
  baseUrl: string;
  /** The id in the engine's format; '' when nothing usable is left of it. */
  normalizeId: (hotelId: string) => string;
  /** The engine's URL before the parameters are added. */
  toUrl: (base: URL, hotelId: string) => URL;
  /** Whether its URL includes the children. */
  takesChildren: boolean;
  /** The parameters in their specified order; absent optional values are sent empty. */
  parameters: (hotelId: string, stay: Stay) => [name: string, value: string][];
};

const asTyped = (hotelId: string) => hotelId.trim();
const unchanged = (base: URL) => base;

/** Not in the catalog: the hotel's staff read it, in Portuguese whatever the page's language. */
const CHAT_MESSAGE =
  'Olá! Gostaria de informações sobre hospedagem de {checkIn} a {checkOut}, ' +
  'para {adults, plural, =1 {# adulto} other {# adultos}} e {children, plural, =1 {# criança} other {# crianças}}.';

function chatMessage({ checkIn, checkOut, adults, childrenAges }: Stay): string {
  return formatMessage(CHAT_MESSAGE, {
    checkIn: formatCalendarDate(checkIn),
    checkOut: formatCalendarDate(checkOut),
    adults,
    children: childrenAges.length,
  });
}

/** 'https://wa.me' + number; a URL that ends in an open parameter ('?phone=') is completed. */
function withNumber(base: URL, number: string): URL {
  const url = new URL(base);
  if (/=$/.test(url.search)) url.search += number;
  else url.pathname = `${url.pathname.replace(/\/+$/, '')}/${number}`;
  return url;
}

function withoutCheckout(base: URL): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/checkout(?=\/|$)/g, '');
  url.search = '';
  return url;
}

/** All engines. To add one, add it here and its name to the schema. */
export const ENGINES = {
  omnibees: {
    baseUrl: 'https://book.omnibees.com/hotelresults',
    normalizeId: asTyped,
    toUrl: unchanged,
    takesChildren: true,
    parameters: (hotelId, stay) => [
      ['q', hotelId],
      ['NRooms', '1'],
      ['CheckIn', formatCalendarDate(stay.checkIn, 'ddMMyyyy')],
      ['CheckOut', formatCalendarDate(stay.checkOut, 'ddMMyyyy')],
      ['ad', String(stay.adults)],
      ['ch', String(stay.childrenAges.length)],
      ['ag', ''],
      ['Code', stay.promo],
    ],
  },
  hbook: {
    baseUrl: 'https://hbook.hsystem.com.br/booking',
    normalizeId: asTyped,
    toUrl: unchanged,
    takesChildren: true,
    parameters: (hotelId, stay) => [
      ['hotel', hotelId],
      ['checkin', stay.checkIn],
      ['checkout', stay.checkOut],
      ['adults', String(stay.adults)],
      ['children', String(stay.childrenAges.length)],
      ['promocode', stay.promo],
    ],
  },
  utrip: {
    baseUrl: 'https://reservas.utrip.com.br/checkout',
    normalizeId: asTyped,
    toUrl: withoutCheckout,
    takesChildren: false,
    parameters: (hotelId, stay) => [
      ['hotel', hotelId],
      ['checkin', stay.checkIn],
      ['checkout', stay.checkOut],
      ['adults', String(stay.adults)],
      ['promocode', stay.promo],
    ],
  },
  whatsapp: {
    baseUrl: 'https://wa.me/',
    normalizeId: (hotelId) => hotelId.replace(/[^0-9]/g, ''),
    toUrl: withNumber,
    takesChildren: true,
    parameters: (_hotelId, stay) => [['text', chatMessage(stay)]],
  },
} satisfies Record<BookingEngine, EngineDefinition>;

/** Chain-wide URLs, usually from the environment; without one the default applies. */
export type EngineOverrides = Partial<Record<BookingEngine, string>>;

/**
 * The engine of a hotel with the URL to book at. Staff store the engine's default unless they choose
 * their own, so a stored default is replaced by the chain's override and any other URL is the hotel's
 * own. Null stays null: such a hotel can't be booked.
 */
export function engineOf(
  { features: { engine } }: { features: { engine: HotelEngine } },
  overrides: EngineOverrides,
): HotelEngine {
  const isDefault = engine.baseUrl === ENGINES[engine.name].baseUrl;
  return isDefault ? { ...engine, baseUrl: overrides[engine.name] ?? engine.baseUrl } : engine;
}
