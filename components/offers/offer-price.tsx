import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Price } from '@/components/ui/price';
import { formatPrice } from '@/lib/format/price';
import type { Offer } from '@/lib/offers/model';
import { nightlyPrice } from '@/lib/offers/offer-price';

type OfferPriceProps = {
  offer: Pick<Offer, 'price' | 'minNights' | 'maxNights'>;
  /** Says 'A partir de' beside the nights, too. */
  from?: boolean;
  className?: string;
};

/** What an offer costs: its nights with the price of each where they are known, and the whole. */
export function OfferPrice({ offer, from, className }: OfferPriceProps) {
  const t = useTranslations('offers.price');
  const { price } = offer;
  const nightly = nightlyPrice(offer);
  if (price === null || !nightly) {
    return <Price value={price} perNight={false} className={className} />;
  }
  const { nights, perNight, isExact } = nightly;
  const form = nights === 1 ? 'one' : isExact ? 'nights' : 'average';
  const line = t(form, { nights, price: formatPrice(perNight) });
  if (!from) {
    return (
      <span className={cn('price', className)}>
        <span>{line}</span>
        {formatPrice(price)}
      </span>
    );
  }
  return (
    <div>
      <Price value={price} perNight={false} className={className} />
      <p className="numeric mt-1 text-copy text-mata-text">{line}</p>
    </div>
  );
}
