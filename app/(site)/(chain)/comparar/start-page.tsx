import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { ComparisonStart } from '@/components/comparison/comparison-start';
import { OwnSuggestions } from '@/components/comparison/own-suggestions';
import { COMPARISON, type Comparison, comparisonPath } from '@/lib/comparison/paths';
import { hotelKey } from '@/lib/hotels/chosen';
import { type HotelCard, toCard } from '@/lib/hotels/list/model';
import type { Hotel } from '@/lib/hotels/model';
import { featuredHotels } from '@/lib/hotels/queries';
import { unlistedMetadata } from '../../unlisted-metadata';
import { ChosenPage } from '../chosen-page';
import { LeftOut } from '../left-out';

/** The metadata of every comparison, for search engines and chats: no comparison is indexed. */
export async function comparisonMetadata(title: string, path = COMPARISON): Promise<Metadata> {
  const t = await getTranslations('comparison');
  return unlistedMetadata({
    title,
    description: t('description'),
    canonical: COMPARISON,
    path,
  });
}

/**
 * Returns the hotels that can be added to a comparison, each with the resulting comparison's URL.
 */
export async function comparisonPicks(comparison: Comparison, hotels: HotelCard[]) {
  const t = await getTranslations('comparison.empty');
  return hotels
    .filter((hotel) => !comparison.hotels.includes(hotelKey(hotel)))
    .map((hotel) => ({
      hotel,
      href: comparisonPath({ ...comparison, hotels: [...comparison.hotels, hotelKey(hotel)] }),
      name: t('addHotel', { name: hotel.name }),
    }));
}

type ComparisonStartPageProps = {
  comparison: Comparison;
  hotels: Hotel[];
  /** The sentences about parts of the link that are left out. */
  leftOut?: ComponentProps<typeof LeftOut>['sentences'];
  suggested: Hotel[];
};

/** A comparison of fewer than two hotels: what is missing, and hotels to choose from. */
export async function ComparisonStartPage({
  comparison,
  hotels,
  leftOut = [],
  suggested,
}: ComparisonStartPageProps) {
  const t = await getTranslations('comparison');
  const [first] = hotels;
  const known = { ...comparison, hotels: hotels.map(hotelKey) };
  const isOwn = suggested.length > 0;
  const picks = await comparisonPicks(
    known,
    isOwn ? suggested.map(toCard) : await featuredHotels(),
  );
  const nav = await getTranslations('site.nav');
  return (
    <ChosenPage
      trail={[
        { name: nav('hotels'), path: '/hotels' },
        { name: t('crumb'), path: COMPARISON },
      ]}
      heading={t('empty.heading', { count: hotels.length })}
      lead={t('empty.lead')}
    >
      <LeftOut sentences={leftOut} />
      <ComparisonStart
        chosen={first ? { name: first.name, image: first.image } : null}
        picks={picks}
        isOwn={isOwn}
      />
      {isOwn ? null : <OwnSuggestions comparison={known} />}
    </ChosenPage>
  );
}
