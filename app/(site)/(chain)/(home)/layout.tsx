import { useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { StaySearch } from '@/components/booking/stay-search';
import { HomeHero } from '@/components/site/home/hero';
import { HomeFallbackProvider } from '@/components/site/home/home-fallback';
import { RegionSearch } from '@/components/site/home/region-search';

/** Keeps the first screen at hand for when the rest of the home page cannot be read. */
export default function HomeLayout({ children }: { children: ReactNode }) {
  const {
    regions: { search: regionSearch },
  } = useMessages();
  const hero = (
    <HomeHero
      video={{ desktop: null, mobile: null }}
      search={
        <RegionSearch regions={[]} suggested={[]} messages={regionSearch} stay={<StaySearch />} />
      }
    />
  );
  return <HomeFallbackProvider hero={hero}>{children}</HomeFallbackProvider>;
}
