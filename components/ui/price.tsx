import { useMessages } from 'next-intl';
import { priceOrNull } from '@/lib/format/price';
import { PriceText } from './price-text';

/** The chain's one format for prices: 'A partir de', value, '/noite'. Unit: BRL. */
export function Price({ value }: { value: number | null }) {
  return <PriceText price={priceOrNull(value)} messages={useMessages().hotels.card} />;
}
