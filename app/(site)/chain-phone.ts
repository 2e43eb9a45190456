import { getTranslations } from 'next-intl/server';
import { callablePhone } from '@/lib/format/phone';
import { getSiteSettings } from '@/lib/settings/queries';

/** Returns the chain's phone number as shown in the footer, used for hotels without one. */
export async function chainPhone(): Promise<string> {
  const [{ contact }, t] = await Promise.all([getSiteSettings(), getTranslations('site.footer')]);
  return callablePhone(contact.phone, t('phone'));
}

/** The phone number that a card calls: the hotel's, or the chain's if the hotel has none. */
export function phoneToCall(stored: string | null, standIn: string) {
  const phone = callablePhone(stored, standIn);
  return { phone, callsChain: phone !== stored };
}
