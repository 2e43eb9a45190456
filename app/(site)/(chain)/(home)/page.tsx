import type { Metadata } from 'next';
import { useMessages, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Featured } from '@/components/hotels/featured';
import { AboutChain } from '@/components/sections/about-chain';
import { FaqSection } from '@/components/sections/faq-section';
import { WhyBook } from '@/components/sections/why-book';
import { Charity } from '@/components/site/charity';
import { HomeHero } from '@/components/site/home/hero';
import { RegionSearch } from '@/components/site/home/region-search';
import { StartAtTop } from '@/components/site/home/start-at-top';
import { EndOfFirstScreen } from '@/components/ui/end-of-first-screen';
import { runQueries } from '@/lib/db/run-query';
import { featuredHotels } from '@/lib/hotels/queries';
import { suggestedRegions } from '@/lib/regions/model';
import { listCountedRegions } from '@/lib/regions/queries';
import { faqAnchor } from '@/lib/search/faq-anchors';
import type { SiteSettings } from '@/lib/settings/model';
import { getSiteSettings } from '@/lib/settings/queries';
import { ChainJsonLd } from '../chain-json-ld';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.home');
  return { title: t('title'), alternates: { canonical: '/' } };
}

export default async function HomePage() {
  const [hotels, regions, chain] = await runQueries(
    featuredHotels(),
    listCountedRegions(),
    getSiteSettings(),
  );
  return <Home regions={regions} hotels={hotels} video={chain.heroVideo} />;
}

type HomeProps = {
  regions: Awaited<ReturnType<typeof listCountedRegions>>;
  hotels: Awaited<ReturnType<typeof featuredHotels>>;
  video: SiteSettings['heroVideo'];
};

function Home({ regions, hotels, video }: HomeProps) {
  const faq = useTranslations('site.faq');
  const messages = useMessages();
  return (
    <>
      <StartAtTop />
      <ChainJsonLd faq={messages.site.faq.items} />
      <HomeHero
        video={video}
        search={
          <RegionSearch
            regions={regions.map(({ id, name }) => ({ id, name }))}
            suggested={suggestedRegions(regions)}
            messages={messages.regions.search}
          />
        }
      />
      <EndOfFirstScreen />
      <Featured hotels={hotels} />
      <WhyBook />
      <Charity />
      <AboutChain />
      <FaqSection
        heading={faq('heading')}
        lead={faq('lead')}
        items={messages.site.faq.items.map((item, index) => ({ ...item, id: faqAnchor(index) }))}
      />
    </>
  );
}
