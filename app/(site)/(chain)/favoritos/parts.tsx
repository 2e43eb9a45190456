import type { Metadata } from 'next';
import { useMessages, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { RecentlySeen } from '@/components/favorites/recently-seen';
import { HotelPoster } from '@/components/hotels/hotel-poster';
import { cardMessages, shownHotel } from '@/components/hotels/shown-hotel';
import { Arch } from '@/components/sections/arch';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { FAVORITES, type FavoritesList, favoritesPath } from '@/lib/favorites/paths';
import type { HotelCard } from '@/lib/hotels/list/model';
import { featuredHotels } from '@/lib/hotels/queries';
import { unlistedMetadata } from '../../unlisted-metadata';
import { ChosenPage } from '../chosen-page';

/**
 * The metadata of favorites pages for search engines and chats: none of them is indexed. `sent` is
 * another visitor's list.
 */
export async function favoritesMetadata(sent?: FavoritesList): Promise<Metadata> {
  const t = await getTranslations('favorites');
  return unlistedMetadata({
    title: t(sent ? 'titleSent' : 'title'),
    description: t(sent ? 'descriptionSent' : 'description'),
    canonical: FAVORITES,
    path: sent && favoritesPath(sent),
  });
}

/** How many hotels are suggested. */
const SUGGESTED = 4;

/** Shown to visitors without favorites: how to add one, and a few hotels to start with. */
export function NoFavorites({ suggestions }: { suggestions: HotelCard[] }) {
  const t = useTranslations('favorites.empty');
  return (
    <>
      <div className="grid justify-items-center gap-3 py-6 text-center">
        <Arch src="/art/pantanal.webp" position="22% 50%" />
        {/* Two lines on a phone, whatever the font. */}
        <h2 className="text-2xl max-md:max-w-[11em] noscript:hidden">{t('heading')}</h2>
        <p className="max-w-[30em] text-ink-2 noscript:hidden">{t('text')}</p>
        <h2 className="hidden text-2xl noscript:block">{t('withoutScript.heading')}</h2>
        <p className="hidden max-w-[30em] text-ink-2 noscript:block">{t('withoutScript.text')}</p>
        <Link href="/hotels" className={buttonVariants({ className: 'mt-2' })}>
          {t('link')}
        </Link>
      </div>
      {suggestions.length > 0 ? <Suggestions hotels={suggestions} /> : null}
    </>
  );
}

function Suggestions({ hotels }: { hotels: HotelCard[] }) {
  const t = useTranslations('favorites.empty');
  const messages = cardMessages(useMessages());
  return (
    <section aria-labelledby="favoritos-sugestoes" className="mt-12">
      <h2 id="favoritos-sugestoes" className="mb-6 text-[min(1.5rem,9vw)] md:text-[1.875rem]">
        {t('suggestions')}
      </h2>
      <ul className="favorites-cards">
        {hotels.slice(0, SUGGESTED).map((hotel) => (
          <li key={hotel.id}>
            <HotelPoster
              hotel={shownHotel(hotel, { tall: true })}
              messages={messages}
              sizes="(max-width: 768px) 50vw, 340px"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown if all hotels of a list are gone: there is nothing to show or share, so offers others. */
export async function GonePage({ isOwn }: { isOwn: boolean }) {
  const t = await getTranslations('favorites');
  return (
    <ChosenPage
      trail={[{ name: t('crumb'), path: FAVORITES }]}
      heading={t(isOwn ? 'title' : 'titleSent')}
      lead={t(isOwn ? 'goneOwn' : 'gone')}
    >
      <Link href="/hotels" className={buttonVariants()}>
        {t('empty.link')}
      </Link>
      <Suggestions hotels={await featuredHotels()} />
      <Seen />
    </ChosenPage>
  );
}

/** The hotels that the browser viewed most recently. */
export function Seen() {
  const t = useTranslations('favorites.seen');
  return <RecentlySeen messages={{ heading: t('heading'), clear: t('clear') }} />;
}
