import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Newsletter } from '@/components/newsletter/newsletter';
import { DestinationsSection } from '@/components/regions/destinations-section';
import { WhyBook } from '@/components/sections/why-book';
import { AboutHero } from '@/components/site/about/hero';
import { History } from '@/components/site/about/history';
import { Mission } from '@/components/site/about/mission';
import { Values } from '@/components/site/about/values';
import { Charity } from '@/components/site/charity';
import { markPartial } from '@/lib/cache/uncacheable';
import { subscribe } from '@/lib/newsletter/subscribe';
import type { Destination } from '@/lib/regions/model';
import { listDestinations } from '@/lib/regions/queries';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { ChainJsonLd } from '../chain-json-ld';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.about');
  return {
    title: t('title'),
    description: t('description'),
    alternates: { canonical: '/about' },
  };
}

/**
 * The destinations are not what this page is about: where they can't be read, a visitor who gets no
 * stored page gets the rest, also with what was typed into the form without script. Such a page is
 * never stored, and the last good one stays.
 */
async function destinationsIfReadable(): Promise<Destination[] | null> {
  try {
    return await listDestinations();
  } catch (error) {
    await markPartial();
    console.error('The destinations are missing from the about page:', error);
    return null;
  }
}

export default async function Page() {
  const [t, destinations] = await Promise.all([
    getTranslations('site.about'),
    destinationsIfReadable(),
  ]);
  return (
    <>
      <ChainJsonLd />
      <AboutHero />
      <PageBreadcrumbs items={[{ name: t('title'), path: '/about' }]} className="wrap pt-4" />
      <History />
      <Mission />
      <Values />
      <WhyBook />
      <Charity />
      <DestinationsSection destinations={destinations} />
      <Newsletter subscribe={subscribe} source="about" />
    </>
  );
}
