import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { StayChoice } from '@/components/booking/stay-choice';
import { CompareDock } from '@/components/comparison/compare-dock';
import { FavoritesBoard } from '@/components/favorites/favorites-board';
import { FavoriteHotel } from '@/components/hotels/favorite-hotel';
import { MissingPage } from '@/components/site/missing-page';
import { buttonVariants } from '@/components/ui/button';
import { CopyUrl } from '@/components/ui/copy-url';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { guestsOf } from '@/lib/booking/guests';
import { missedMinimum } from '@/lib/booking/minimum-stay';
import { stayTotal } from '@/lib/booking/price-summary';
import { type RequestedStay, withRequestedStay } from '@/lib/booking/requested-stay';
import { FAVORITES, favoritesOfSegment, favoritesPath, OWN_NAME } from '@/lib/favorites/paths';
import { MOST_FAVORITES } from '@/lib/favorites/stored';
import { daysBetween, todayInSaoPaulo } from '@/lib/format/date';
import { CHOSEN_NAME, hotelKey } from '@/lib/hotels/chosen';
import { findHotels } from '@/lib/hotels/chosen-queries';
import { toCard } from '@/lib/hotels/list/model';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';
import { roomForStay } from '@/lib/hotels/rooms/for-stay';
import { itineraryForStay } from '@/lib/itinerary/stops';
import { ChosenPage } from '../../../chosen-page';
import { LeftOut } from '../../../left-out';
import { leftOutSentences } from '../../../left-out-sentences';
import { stayMessages } from '../../../stay-messages';
import { favoritesMetadata, GonePage, NoFavorites, Seen } from '../../parts';

// Visitors choose the hotels, so pages rendered for their URLs are not stored.
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ hotels: string }> };

const listOf = async ({ params }: PageProps) =>
  favoritesOfSegment((await params).hotels, todayInSaoPaulo());

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const list = await listOf(props);
  return favoritesMetadata(list?.isOwn === false ? list : undefined);
}

/** The price of the chosen stay in a hotel; null if no dates are chosen. */
function costOf(hotel: Hotel, stay: RequestedStay, people: string) {
  if (!stay.dates) return null;
  const nights = daysBetween(stay.dates.checkIn, stay.dates.checkOut);
  const { fits, nightly } = roomForStay(hotel, guestsOf(stay));
  return {
    nights,
    guests: guestsOf(stay),
    people,
    fits,
    minimum: missedMinimum(stay.dates, hotel.features.dayNotes),
    total: nightly && stayTotal(nightly, nights),
  };
}

/** Kept hotels for one stay. Visitors reach it as `/favoritos?hoteis=…` (see middleware.ts). */
export default async function Page(props: PageProps) {
  const asked = await listOf(props);
  if (!asked) return <MissingPage />;
  const [found, t, counted, { comparison, favorites }] = await Promise.all([
    findHotels(asked.hotels, MOST_FAVORITES),
    getTranslations('favorites'),
    getTranslations('stay'),
    getMessages(),
  ]);
  const { hotels } = found;
  const { isOwn, stay } = asked;
  const leftOut = await leftOutSentences({ ...found, dropped: asked.dropped }, t('room'));
  const keys = asked.hotels.slice(0, MOST_FAVORITES);
  if (hotels.length === 0) return <GonePage isOwn={isOwn} />;
  const people = counted('people', { count: guestsOf(stay) });
  const outline = buttonVariants({ variant: 'outline' });
  return (
    <ChosenPage
      trail={[{ name: t('crumb'), path: FAVORITES }]}
      heading={t(isOwn ? 'title' : 'titleSent')}
      path={favoritesPath({ hotels: keys, isOwn: false, stay })}
      lead={
        isOwn ? (
          t('lead')
        ) : (
          <>
            {t('leadSent')} <span className="noscript:hidden">{t('leadKeep')}</span>
          </>
        )
      }
      actions={
        <>
          <CopyUrl
            without={[OWN_NAME]}
            messages={favorites.copy}
            className={`${outline} noscript:hidden`}
          />
          <Link href={itineraryForStay(hotels.map(hotelKey), stay)} className={outline}>
            <Icon name="route" />
            {t('itinerary')}
          </Link>
        </>
      }
    >
      <LeftOut sentences={leftOut} />
      <StayChoice
        page={{
          path: FAVORITES,
          query: [[CHOSEN_NAME, keys.join(',')], ...(isOwn ? [[OWN_NAME, '1'] as const] : [])],
        }}
        stay={stay}
        messages={await stayMessages()}
      />
      <FavoritesBoard
        key={keys.join()}
        list={{ hotels: keys, isOwn, stay }}
        cards={hotels.map((hotel, index) => ({
          key: hotelKey(hotel),
          name: hotel.name,
          card: (
            <FavoriteHotel
              hotel={toCard(hotel)}
              path={withRequestedStay(hotelPath(hotel), stay)}
              stay={costOf(hotel, stay, people)}
              priority={index < 2}
            />
          ),
        }))}
        messages={{ count: t.raw('count'), removed: t.raw('removed'), undo: t('undo') }}
        empty={<NoFavorites suggestions={[]} />}
      />
      <Seen />
      <CompareDock messages={comparison.choice} />
    </ChosenPage>
  );
}
