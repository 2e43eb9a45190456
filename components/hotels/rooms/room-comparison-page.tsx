import { useMessages, useTranslations } from 'next-intl';
import { BOOKING_SECTION_ID } from '@/components/booking/reserve-link';
import { ShareStayButton } from '@/components/booking/share-stay-button';
import { StayWithoutBar } from '@/components/booking/stay-without-bar';
import { RoomSelectionBar } from '@/components/hotels/room-selection/room-selection-bar';
import type { ChainLogos } from '@/components/site/chain-logo';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import { type EngineOverrides, engineOf } from '@/lib/booking/engines';
import { primaryVariables } from '@/lib/format/primary-color';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';
import { compareQuery, keyedRooms, MOST_COMPARED_ROOMS } from '@/lib/hotels/rooms/keys';
import { OtherRooms } from './other-rooms';
import { RoomComparisonTable } from './room-comparison-table';
import { RoomsScript } from './rooms-script';
import { roomScriptMessages } from './script/messages';

type RoomComparisonPageProps = {
  hotel: Hotel;
  /** The keys in the URL, in order; the page says how many the hotel doesn't have. */
  asked: string[];
  overrides: EngineOverrides;
  logos: ChainLogos;
};

/** Up to three rooms of a hotel side by side. The URL is the choice. */
export function RoomComparisonPage({ hotel, asked, overrides, logos }: RoomComparisonPageProps) {
  const t = useTranslations('hotels.rooms.compare');
  const catalogue = useMessages();
  const { ui, site } = catalogue;
  const { rooms } = hotel.features;
  const all = keyedRooms(rooms);
  const known = asked.flatMap((key) => all.find(({ roomKey }) => roomKey === key) ?? []);
  const chosen = known.slice(0, MOST_COMPARED_ROOMS);
  // The hotel's page keeps the choice and links back to it.
  const choice = chosen.length > 0 ? `?${compareQuery(chosen.map(({ roomKey }) => roomKey))}` : '';
  const unknown = asked.length - known.length;
  const hints =
    rooms.length === 0
      ? [t('none')]
      : [
          unknown > 0 && t('unknown', { count: unknown }),
          known.length > MOST_COMPARED_ROOMS && t('tooMany'),
          chosen.length < 2 && rooms.length > 1 && t('tooFew'),
        ].filter((hint) => hint !== false);
  return (
    <div style={primaryVariables(hotel.features.primaryColor)}>
      <RoomSelectionBar
        hotel={hotel}
        logos={logos}
        solid
        fields={`${hotelPath(hotel)}${choice}#${BOOKING_SECTION_ID}`}
      />
      <Main>
        <div className="wrap pt-24 pb-18 md:pb-26">
          <RoomsScript messages={roomScriptMessages(catalogue)} />
          <StayWithoutBar engine={engineOf(hotel, overrides)} notes={hotel.features.dayNotes} />
          <Link
            href={`${hotelPath(hotel)}#accommodations`}
            className="inline-flex min-h-11 items-center gap-2 font-[600] no-underline hover:underline print:hidden"
          >
            <Icon name="arrow-left" />
            {t('back')}
          </Link>
          <div className="room-comparison-head">
            <div>
              <h1 className="text-[min(2.375rem,12vw)] leading-[1.04] md:text-[3.25rem]">
                {t('heading')}
              </h1>
              <p className="room-comparison-lead lead max-w-none!">
                {t('lead')} <span aria-live="polite" data-room-stay="fixed" />
              </p>
            </div>
            {chosen.length > 1 ? (
              <div>
                <label className="room-only-different">
                  <input type="checkbox" autoComplete="off" />
                  {t('onlyDifferent')}
                </label>
                <ShareStayButton
                  title={hotel.name}
                  messages={{ ...ui.share, button: t('share'), newTab: site.common.newTab }}
                  className={buttonVariants({
                    variant: 'outline',
                    size: 'touch',
                    className: 'noscript:hidden',
                  })}
                />
              </div>
            ) : null}
          </div>
          {hints.length > 0 ? (
            <p
              role="status"
              className="mb-6 flex max-w-[44em] gap-2.5 rounded-2 bg-info-bg p-4 text-info"
            >
              <Icon name="info" className="mt-0.5" />
              {hints.join(' ')}
            </p>
          ) : null}
          {chosen.length > 0 ? (
            <RoomComparisonTable hotel={hotel} chosen={chosen} total={rooms.length} />
          ) : null}
          {rooms.length > 1 ? (
            <OtherRooms
              all={all}
              chosen={chosen.map(({ roomKey }) => roomKey)}
              isOpen={chosen.length < 2}
            />
          ) : null}
        </div>
      </Main>
    </div>
  );
}
