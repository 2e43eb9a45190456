import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdoptStay } from '@/components/itinerary/adopt-stay';
import { ItineraryForm } from '@/components/itinerary/itinerary-form';
import { ItineraryNotice } from '@/components/itinerary/itinerary-notice';
import { RememberItinerary } from '@/components/itinerary/remember-itinerary';
import { ShareItinerary } from '@/components/itinerary/share-itinerary';
import { StopCard } from '@/components/itinerary/stop-card';
import { StopList } from '@/components/itinerary/stop-list';
import { MissingPage } from '@/components/site/missing-page';
import { PrintHead } from '@/components/site/print-head';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { guestsOf } from '@/lib/booking/guests';
import { DEFAULT_NIGHTS } from '@/lib/booking/price-summary';
import { todayInSaoPaulo } from '@/lib/format/date';
import { toSegment } from '@/lib/format/segment';
import { siteUrl } from '@/lib/http/site-url';
import {
  ITINERARY_CALENDAR,
  itineraryPath,
  MOST_STOP_NIGHTS,
  MOST_STOPS,
} from '@/lib/itinerary/paths';
import { loadItinerary } from '@/lib/itinerary/queries';
import { itineraryCard } from '@/lib/itinerary/share-card';
import { shareImagePath } from '@/lib/seo/share-card';
import { chainPhone } from '../../../../chain-phone';
import { shareMetadata } from '../../../../share-metadata';
import { LeftOut } from '../../../left-out';
import { leftOutSentences } from '../../../left-out-sentences';
import { ItineraryHero } from '../../itinerary-hero';
import { ItinerarySum } from '../../itinerary-sum';
import { NEXT_STOPS_ID, NextStops } from '../../next-stops';
import { shownStops } from '../../shown-stops';
import { ItineraryStartPage } from '../../start-page';
import '../../../chosen.css';

// Visitors choose the stops, so pages rendered for their URLs are not stored.
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ stops: string }> };

const HEADING_ID = 'roteiro-paradas';

/** Chats show the title and an image of the stops; search engines index none of these pages. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const loaded = await loadItinerary((await params).stops);
  const t = await getTranslations('itinerary');
  if (!loaded || loaded.stops.length === 0) {
    return { title: t('title'), robots: { index: false } };
  }
  const metadata = await shareMetadata({
    title: loaded.title,
    description: loaded.facts,
    path: itineraryPath(loaded.itinerary),
    card: itineraryCard(loaded),
    id: toSegment(loaded.query),
  });
  return { ...metadata, robots: { index: false, follow: true } };
}

/** Several hotels in a row. Visitors reach it as `/roteiro?paradas=…` (see middleware.ts). */
export default async function Page({ params }: PageProps) {
  const loaded = await loadItinerary((await params).stops);
  if (loaded?.stops.length === 0) return <ItineraryStartPage isGone />;
  if (!loaded) return <MissingPage />;
  const { itinerary, title, facts, query } = loaded;
  const [t, counted, offline] = await Promise.all([
    getTranslations('itinerary'),
    getTranslations('stay'),
    getTranslations('offline'),
  ]);
  const stops = shownStops(loaded, await chainPhone());
  const guests = guestsOf(itinerary);
  const people = counted('people', { count: guests });
  const url = siteUrl(itineraryPath(itinerary));
  return (
    <>
      <PrintHead url={url} />
      <AdoptStay itinerary={itinerary} />
      <RememberItinerary path={itineraryPath(itinerary)} note={offline.raw('note')} />
      <ItineraryHero loaded={loaded} />
      <div className="wrap pt-10 pb-18 md:pt-14 md:pb-26">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id={HEADING_ID} tabIndex={-1} className="text-[min(1.5rem,9vw)] md:text-[1.875rem]">
            {t('stops', { count: stops.length })}
          </h2>
          {stops.length < MOST_STOPS ? (
            <a
              href={`#${NEXT_STOPS_ID}`}
              className={buttonVariants({
                variant: 'outline',
                size: 'touch',
                className: 'print:hidden',
              })}
            >
              <Icon name="plus" />
              {t('add')}
            </a>
          ) : null}
        </div>
        <LeftOut
          sentences={[
            loaded.gone > 0 && t('gone', { count: loaded.gone }),
            loaded.isLong && t('long', { most: MOST_STOP_NIGHTS, nights: DEFAULT_NIGHTS }),
            ...(await leftOutSentences({ ...loaded, gone: 0 }, t('room'))),
          ]}
        />
        <ItineraryForm key={query} itinerary={itinerary} today={todayInSaoPaulo()} />
        <ItineraryNotice
          stops={loaded.stops.map(({ hotel, nights, record }) => ({
            hotel,
            nights,
            name: record.name,
          }))}
          headingId={HEADING_ID}
          messages={{
            more: t.raw('changed.more'),
            fewer: t.raw('changed.fewer'),
            last: t.raw('changed.last'),
            order: t.raw('changed.order'),
            removed: t.raw('changed.removed'),
            undo: t.raw('changed.undo'),
          }}
        />
        <StopList itinerary={itinerary}>
          {stops.map((stop) => (
            <StopCard key={stop.id} stop={stop} guests={guests} people={people} />
          ))}
        </StopList>
        <ItinerarySum loaded={loaded} stops={stops} guests={guests} />
        {stops.length < MOST_STOPS ? <NextStops loaded={loaded} /> : null}
        <ShareItinerary
          url={url}
          title={title}
          facts={facts}
          image={shareImagePath(itineraryCard(loaded), toSegment(query))}
          calendarPath={itinerary.checkIn ? `${ITINERARY_CALENDAR}?${query}` : null}
        />
      </div>
    </>
  );
}
