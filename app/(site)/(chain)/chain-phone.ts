import { getTranslations } from 'next-intl/server';
import { callablePhone } from '@/lib/format/phone';
import { getSiteSettings } from '@/lib/settings/queries';

/** The chain's phone as the footer shows it: it is called where a hotel has none of its own. */
export async function chainPhone(): Promise<string> {
  const [{ contact }, t] = await Promise.all([getSiteSettings(), getTranslations('site.footer')]);
  return callablePhone(contact.phone, t('phone'));
}

/** Whom a card calls: the hotel, or the chain where the hotel has no phone. */
export function phoneToCall(stored: string | null, standIn: string) {
  const phone = callablePhone(stored, standIn);
  return { phone, callsChain: phone !== stored };
}
