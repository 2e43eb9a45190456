'use client';

import { createContext, type ReactNode, use, useEffect } from 'react';
import { shownParty } from '@/components/booking/shown-stay';
import { useAnswer } from '@/components/ui/use-answer';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { USUAL_PARTY } from '@/lib/booking/guests';
import { formatPrice } from '@/lib/format/price';
import type { MapContent, MapPin } from '@/lib/hotels/map/model';
import { formatMessage } from '@/lib/i18n/format-message';
import type { BandPinsProps } from './band-pins';
import type { PinsMessages } from './messages';

/** Prices for the chosen guests; `pins` is null if they could not be loaded. */
type Party = { people: number; pins: MapPin[] | null };

/** The pin that is pointed at or focused. */
const GROWING = '.map-band .map-pin:is(:hover, :focus-visible)';

const PartyContext = createContext<{ party: Party | null; messages: PinsMessages } | null>(null);

async function fetchPins(people: string, signal: AbortSignal): Promise<MapPin[] | null> {
  const response = await fetch(`/api/hotels/pins?vista=mapa&pessoas=${people}`, { signal });
  if (!response.ok) return null;
  const content: MapContent = await response.json();
  return content.pins;
}

/** Escape hides the poster grown from a pin, which may cover others, until the pin is left. */
function closePoster({ key }: KeyboardEvent) {
  const pin = key === 'Escape' && document.querySelector(GROWING);
  if (!pin) return;
  const reopen = () => pin.removeAttribute('data-closed');
  pin.setAttribute('data-closed', '');
  pin.addEventListener('pointerleave', reopen, { once: true });
  pin.addEventListener('blur', reopen, { once: true });
}

type PartyPricesProps = { messages: PinsMessages; children: ReactNode };

/**
 * Fetches the prices of the hotels on the map inside, if more guests are chosen than the static
 * HTML has prices for.
 */
export function PartyPrices({ messages, children }: PartyPricesProps) {
  const people = shownParty.useValue()?.people ?? USUAL_PARTY;
  const [pins] = useAnswer(people > USUAL_PARTY ? String(people) : null, fetchPins);
  const party = pins === undefined ? null : { people, pins };
  useEffect(() => {
    document.addEventListener('keydown', closePoster);
    return () => document.removeEventListener('keydown', closePoster);
  }, []);
  return <PartyContext value={{ party, messages }}>{children}</PartyContext>;
}

const loadPins = () => import('./band-pins').then((module) => module.BandPins);

type PartyPinsProps = Pick<BandPinsProps, 'scale' | 'className' | 'images'> & {
  /** The slugs of hotels that have no pin here. */
  without: readonly string[];
  /** The pins with the usual prices. */
  children: ReactNode;
};

/** The pins of the map, with prices for the chosen guests once loaded. */
export function PartyPins({ without, children, ...pins }: PartyPinsProps) {
  const context = use(PartyContext);
  const all = context?.party?.pins;
  const [Pins, preload] = useLazyModule(loadPins);
  useEffect(() => {
    if (all) void preload();
  }, [all, preload]);
  if (!context || !all || !Pins) return children;
  const shown = all.filter(({ hotel }) => !hotel || !without.includes(hotel.slug));
  return <Pins {...pins} pins={shown} messages={context.messages} />;
}

type PosterPriceProps = {
  slug: string;
  /** In BRL for the usual guests; null if on request. */
  price: number | null;
  from: string;
  perNight: string;
};

/** The price on a hotel's poster; the usual one until that for the guests has loaded. */
export function PosterPrice({ slug, price, from, perNight }: PosterPriceProps) {
  const context = use(PartyContext);
  const pin = context?.party?.pins?.find(({ hotel }) => hotel?.slug === slug) ?? {
    price,
    hasRoom: true,
  };
  if (pin.price === null) {
    return pin.hasRoom ? context?.messages.priceOnRequest : context?.messages.noRoom;
  }
  return (
    <>
      <small>{from} </small>
      <strong>{formatPrice(pin.price)}</strong>
      <small> {perNight}</small>
    </>
  );
}

/** For how many guests the prices are, shown once more than the usual guests are chosen. */
export function PartyNote({ text }: { text: string }) {
  const party = use(PartyContext)?.party;
  if (!party) return null;
  const people = party.pins ? party.people : USUAL_PARTY;
  return <p className="mt-2 text-small text-ink-2">{formatMessage(text, { people })}</p>;
}
