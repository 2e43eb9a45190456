import { useMessages } from 'next-intl';
import { priceOrNull } from '@/lib/format/price';
import { PriceText } from './price-text';

type PriceProps = { value: number | null; perNight?: boolean; className?: string };

/** The chain's one way of saying a price: 'A partir de', value, '/noite'. Unit: BRL. */
export function Price({ value, ...props }: PriceProps) {
  return <PriceText {...props} price={priceOrNull(value)} messages={useMessages().hotels.card} />;
}
