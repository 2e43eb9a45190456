import { env } from '@/lib/env';
import type { EngineOverrides } from './engines';

/** The chain's own URLs of the booking engines. */
export function engineOverrides(): EngineOverrides {
  const variables = env();
  return {
    omnibees: variables.BOOKING_OMNIBEES_URL,
    hbook: variables.BOOKING_HBOOK_URL,
    utrip: variables.BOOKING_UTRIP_URL,
    whatsapp: variables.BOOKING_WHATSAPP_URL,
  };
}
