import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offer.unavailable');
  return { title: t('heading') };
}

export { OfferUnavailable as default } from '@/components/offer/offer-unavailable';
