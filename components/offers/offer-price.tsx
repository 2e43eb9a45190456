import { useMessages } from 'next-intl';
import { PriceText } from '@/components/ui/price-text';
import { offerPriceText, type PricedOffer } from './offer-price-text';

type OfferPriceProps = {
  offer: PricedOffer;
  /** Also says 'A partir de' next to the nights. */
  from?: boolean;
  className?: string;
};

/** What an offer costs: its nights with the price of each, if known, and the total. */
export function OfferPrice({ offer, from, className }: OfferPriceProps) {
  const messages = useMessages();
  const { price, nights } = offerPriceText(offer, messages);
  const { card } = messages.hotels;
  const shown = { price, perNight: false, className };
  if (!nights) return <PriceText {...shown} messages={card} />;
  if (!from) return <PriceText {...shown} messages={{ ...card, from: nights }} />;
  return (
    <div>
      <PriceText {...shown} messages={card} />
      <p className="numeric mt-1 text-copy text-mata-text">{nights}</p>
    </div>
  );
}
