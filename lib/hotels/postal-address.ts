import type { z } from 'zod';
import { anyColumn } from '@/lib/db/rows';
import { toNumber } from '@/lib/format/numbers';

/** The known parts of a hotel's postal address. The point is in degrees. */
export type PostalAddress = {
  street: string | null;
  city: string | null;
  /** The state's two letters. */
  state: string | null;
  /** '00000-000'. */
  postalCode: string | null;
  point: { latitude: number; longitude: number } | null;
};

const matching = (pattern: RegExp) =>
  anyColumn.transform((value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return pattern.test(text) ? text : null;
  });
const degrees = (limit: number) =>
  anyColumn.transform((value) => {
    const number = toNumber(value);
    return number !== null && Math.abs(number) <= limit ? number : null;
  });

/** The address columns of a stored hotel. A malformed one reads as null. */
export const addressColumns = {
  address_street: matching(/./),
  address_city: matching(/./),
  address_state: matching(/^[A-Z]{2}$/),
  postal_code: matching(/^\d{5}-\d{3}$/),
  latitude: degrees(90),
  longitude: degrees(180),
};

type Columns = { [K in keyof typeof addressColumns]: z.output<(typeof addressColumns)[K]> };

/** The address from its columns; a point needs both coordinates. */
export function toAddress(row: Columns): PostalAddress {
  const { latitude, longitude } = row;
  return {
    street: row.address_street,
    city: row.address_city,
    state: row.address_state,
    postalCode: row.postal_code,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}
