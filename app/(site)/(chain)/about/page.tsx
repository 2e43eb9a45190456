import { getTranslations } from 'next-intl/server';
import { Newsletter } from '@/components/newsletter/newsletter';
import { DestinationsSection } from '@/components/regions/destinations-section';
import { WhyBook } from '@/components/sections/why-book';
import { AboutHero } from '@/components/site/about/hero';
import { History } from '@/components/site/about/history';
import { Mission } from '@/components/site/about/mission';
import { Values } from '@/components/site/about/values';
import { Charity } from '@/components/site/charity';
import { optional } from '@/lib/db/optional';
import { subscribe } from '@/lib/newsletter/subscribe';
import { listDestinations } from '@/lib/regions/queries';
import { PageBreadcrumbs } from '../../breadcrumbs';
import { listedMetadata } from '../../listed-metadata';
import { ChainJsonLd } from '../chain-json-ld';

export const revalidate = 60;

export const generateMetadata = () => listedMetadata('site.about', '/about');

/**
 * The page about the chain, for visitors. Static; its destinations are re-read at most once a
 * minute.
 */
export default async function Page() {
  const [t, destinations] = await Promise.all([
    getTranslations('site.about'),
    // Not essential here; the form's answer without script is also shown without them.
    optional(listDestinations(), null, 'The destinations are missing from the about page'),
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
      <Newsletter subscribe={subscribe} />
    </>
  );
}
