import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { StayChoice } from '@/components/booking/stay-choice';
import { ComparisonTable } from '@/components/comparison/comparison-table';
import { HotelPicks } from '@/components/favorites/hotel-picks';
import { MissingPage } from '@/components/site/missing-page';
import { buttonVariants } from '@/components/ui/button';
import { CopyUrl } from '@/components/ui/copy-url';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { guestsOf } from '@/lib/booking/guests';
import {
  COMPARISON,
  comparisonOfSegment,
  comparisonPath,
  FEWEST_COMPARED,
  MOST_COMPARED,
  SUGGESTED_NAME,
} from '@/lib/comparison/paths';
import { comparisonRows } from '@/lib/comparison/rows';
import { runQueries } from '@/lib/db/run-query';
import { daysBetween, todayInSaoPaulo } from '@/lib/format/date';
import { listOf } from '@/lib/format/list-of';
import { CHOSEN_NAME, hotelKey } from '@/lib/hotels/chosen';
import { findHotels } from '@/lib/hotels/chosen-queries';
import { toCard } from '@/lib/hotels/list/model';
import { featuredHotels } from '@/lib/hotels/queries';
import { itineraryForStay } from '@/lib/itinerary/stops';
import { ChosenPage } from '../../../chosen-page';
import { LeftOut } from '../../../left-out';
import { leftOutSentences } from '../../../left-out-sentences';
import { stayMessages } from '../../../stay-messages';
import { comparedHotels } from '../../compared-hotels';
import { ComparisonStartPage, comparisonMetadata, comparisonPicks } from '../../start-page';

// Visitors choose the hotels, so pages rendered for their URLs are not stored.
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ chosen: string }> };

const ADD_ID = 'adicionar';

/** Titled after its hotels, because a visitor may have several comparisons open. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations('comparison');
  const asked = comparisonOfSegment((await params).chosen, todayInSaoPaulo());
  // The page itself reports a failed read.
  const found = asked && (await findHotels(asked.hotels, MOST_COMPARED).catch(() => null));
  const names = found?.hotels.map(({ name }) => name) ?? [];
  if (!asked || names.length < FEWEST_COMPARED) return comparisonMetadata(t('title'));
  return comparisonMetadata(
    t('titleOf', { names: listOf(names) }),
    comparisonPath({ ...asked, suggested: [] }),
  );
}

/** Hotels side by side for one stay. Visitors reach it as `/comparar?hoteis=…` (see middleware.ts). */
export default async function Page({ params }: PageProps) {
  const asked = comparisonOfSegment((await params).chosen, todayInSaoPaulo());
  if (!asked) return <MissingPage />;
  const [found, { hotels: suggested }] = await runQueries(
    findHotels(asked.hotels, MOST_COMPARED),
    findHotels(asked.suggested),
  );
  const { hotels } = found;
  const t = await getTranslations('comparison');
  const leftOut = await leftOutSentences({ ...found, dropped: asked.dropped }, t('room'));
  if (hotels.length < FEWEST_COMPARED) {
    return (
      <ComparisonStartPage
        comparison={asked}
        hotels={hotels}
        leftOut={leftOut}
        suggested={suggested}
      />
    );
  }
  const comparison = { ...asked, hotels: hotels.map(hotelKey) };
  const { stay } = comparison;
  const [{ comparison: messages }, nav, counted, access] = await Promise.all([
    getMessages(),
    getTranslations('site.nav'),
    getTranslations('stay'),
    getTranslations('hotels.access'),
  ]);
  const isFull = hotels.length >= MOST_COMPARED;
  const others = isFull
    ? []
    : suggested.length > 0
      ? suggested.map(toCard)
      : await featuredHotels();
  const picks = await comparisonPicks(comparison, others);
  const guests = counted('people', { count: guestsOf(stay) });
  return (
    <ChosenPage
      trail={[
        { name: nav('hotels'), path: '/hotels' },
        { name: t('crumb'), path: COMPARISON },
      ]}
      heading={t('heading', { count: hotels.length })}
      path={comparisonPath({ ...comparison, suggested: [] })}
      lead={t('lead')}
      actions={
        <>
          <CopyUrl
            without={[SUGGESTED_NAME]}
            messages={messages.copy}
            className={buttonVariants({ variant: 'outline', className: 'noscript:hidden' })}
          />
          <Link
            href={itineraryForStay(comparison.hotels, stay)}
            className={buttonVariants({ variant: 'outline' })}
          >
            <Icon name="route" />
            {t('itinerary')}
          </Link>
        </>
      }
    >
      <LeftOut sentences={leftOut} />
      <StayChoice
        page={{ path: COMPARISON, query: [[CHOSEN_NAME, comparison.hotels.join(',')]] }}
        stay={stay}
        messages={await stayMessages()}
      />
      <ComparisonTable
        hotels={await comparedHotels(hotels, comparison)}
        rows={comparisonRows(hotels, guestsOf(stay), {
          has: t('has'),
          amenity: (flag) => t(`rows.${flag}`),
          upTo: (count) => t('upTo', { count }),
          access,
        })}
        guests={guests}
        nights={stay.dates && daysBetween(stay.dates.checkIn, stay.dates.checkOut)}
        addHref={picks.length > 0 ? `#${ADD_ID}` : null}
      />
      {picks.length > 0 ? (
        <section id={ADD_ID} className="mt-16 print:hidden">
          <h2 className="mb-3 text-2xl">{t('add')}</h2>
          <HotelPicks picks={picks} label={t('empty.add')} guests={guestsOf(stay)} />
        </section>
      ) : null}
    </ChosenPage>
  );
}
