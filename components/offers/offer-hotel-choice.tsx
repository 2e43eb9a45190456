import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import type { Hotel } from '@/lib/hotels/model';
import { offersPath } from '@/lib/offers/list-filters';
import type { OfferHotels } from '@/lib/offers/list-model';
import { HotelField } from './hotel-field';

/** From this many hotels on, they are searched instead of listed. */
const SEARCHED_FROM = 12;

const pathOf = ({ slug, id }: { slug: string; id: string }) => offersPath({ hotel: slug || id });

type OfferHotelChoiceProps = {
  hotels: OfferHotels;
  /** The hotel to show offers of; null for all. */
  chosen: (Pick<Hotel, 'id' | 'slug' | 'name'> & { offers: number }) | null;
  /** The typed text, if it names no hotel. */
  words: string;
};

/** All offers, or those of one hotel: tabs, or a search field from twelve hotels on. */
export function OfferHotelChoice({ hotels, chosen, words }: OfferHotelChoiceProps) {
  const t = useTranslations('offers.list');
  const { total } = hotels;
  if (total < 2 && !chosen && !words) return null;
  const searched = total >= SEARCHED_FROM;
  return (
    <div className="flex flex-wrap items-start gap-2.5 max-sm:w-full">
      <nav
        aria-label={t('tabs')}
        className={cn(
          '-mx-[var(--gutter)] flex snap-x scroll-pl-[var(--gutter)] scroll-pr-[min(8rem,33vw)] gap-2.5 overflow-x-auto px-[var(--gutter)] py-1.5 [scrollbar-width:thin] md:-mx-1.5 md:flex-wrap md:px-1.5',
          searched && !chosen && 'max-sm:mr-0 max-sm:pr-0',
        )}
      >
        <Tab path="/deals" name={t('all')} count={hotels.offers} current={!chosen && !words} />
        {searched
          ? null
          : hotels.hotels.map((hotel) => (
              <Tab
                key={hotel.id}
                path={pathOf(hotel)}
                name={hotel.name}
                count={hotel.offers}
                current={hotel.id === chosen?.id}
              />
            ))}
        {chosen && (searched || hotels.hotels.every(({ id }) => id !== chosen.id)) ? (
          <Tab path={pathOf(chosen)} name={chosen.name} count={chosen.offers} current />
        ) : null}
      </nav>
      {searched ? (
        <search className="min-w-[min(100%,12rem)] flex-1 py-1.5 sm:flex-none">
          <form action="/deals" className="flex flex-wrap gap-2.5">
            <HotelField
              label={t('choose')}
              placeholder={t('chooseFrom', { count: total })}
              words={words}
              hotels={hotels.hotels.map((hotel) => ({ name: hotel.name, path: pathOf(hotel) }))}
              complete={hotels.hotels.length === total}
            />
            <Button
              type="submit"
              variant="outline"
              // The keyboard of a phone has a key for it.
              className="min-h-14 max-sm:[@media(scripting:enabled)]:hidden"
            >
              <Icon name="search" />
              {t('show')}
            </Button>
          </form>
        </search>
      ) : null}
    </div>
  );
}

type TabProps = { path: string; name: string; count: number; current: boolean };

function Tab({ path, name, count, current }: TabProps) {
  const t = useTranslations('offers.list');
  return (
    <Link
      href={path}
      scroll={false}
      aria-current={current ? 'page' : undefined}
      className="offer-tab"
    >
      <span>{name}</span>
      <span>{t('count', { count })}</span>
    </Link>
  );
}
