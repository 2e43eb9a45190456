import { getMessages, getTranslations } from 'next-intl/server';

/** Returns the part of the catalog that StayChoice uses. */
export async function stayMessages() {
  const [{ booking }, t] = await Promise.all([getMessages(), getTranslations('stay')]);
  const { dates, guests } = booking;
  return { dates, guests, submit: t('apply') };
}
