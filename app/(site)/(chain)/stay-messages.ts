import { getMessages, getTranslations } from 'next-intl/server';

/** The part of the catalogue that StayChoice shows. */
export async function stayMessages() {
  const [{ booking }, t] = await Promise.all([getMessages(), getTranslations('stay')]);
  const { dates, guests } = booking;
  return { dates, guests, submit: t('apply') };
}
