import { useMessages } from 'next-intl';
import { PriceText } from '@/components/ui/price-text';
import { offerPriceText, type PricedOffer } from './offer-price-text';

type OfferPriceProps = {
  offer: PricedOffer;
  /** Says 'A partir de' beside the nights, too. */
  from?: boolean;
  className?: string;
};

/** What an offer costs: its nights with the price of each where they are known, and the whole. */
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
