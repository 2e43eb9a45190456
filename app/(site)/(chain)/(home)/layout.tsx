import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { StaySearch } from '@/components/booking/stay-search';
import { HomeHero } from '@/components/site/home/hero';
import { RegionSearch } from '@/components/site/home/region-search';
import { RegionShortcuts } from '@/components/site/home/region-shortcuts';
import { StartAtTop } from '@/components/site/home/start-at-top';
import { optional } from '@/lib/db/optional';
import { type CountedRegion, offeredRegions, suggestedRegions } from '@/lib/regions/model';
import { listCountedRegions } from '@/lib/regions/queries';
import type { SiteSettings } from '@/lib/settings/model';
import { getSiteSettings } from '@/lib/settings/queries';

const MISSING = 'The first screen of the home page goes without its data';

/**
 * The first screen of the home page. It remains if the rest can't be read: the page requests the
 * same data and fails then, while the search continues with the regions of the catalog.
 */
export default async function HomeLayout({ children }: { children: ReactNode }) {
  const [regions, chain] = await Promise.all([
    optional(listCountedRegions(), [], MISSING),
    optional(getSiteSettings(), null, MISSING),
  ]);
  return (
    <>
      <StartAtTop />
      <FirstScreen regions={regions} video={chain?.heroVideo ?? { desktop: null, mobile: null }} />
      {children}
    </>
  );
}

type FirstScreenProps = { regions: readonly CountedRegion[]; video: SiteSettings['heroVideo'] };

function FirstScreen({ regions, video }: FirstScreenProps) {
  const { fallback, suggested, map, ...messages } = useMessages().regions.search;
  return (
    <HomeHero
      video={video}
      search={
        <RegionSearch
          regions={offeredRegions(regions, fallback)}
          messages={messages}
          stay={<StaySearch />}
        >
          <RegionShortcuts regions={suggestedRegions(regions)} messages={{ suggested, map }} />
        </RegionSearch>
      }
    />
  );
}
