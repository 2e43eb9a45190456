import { useMessages } from 'next-intl';
import { PriceText } from './price-text';

type PriceProps = { value: number | null; perNight?: boolean; className?: string };

/** The chain's one way of saying a price: 'A partir de', value, '/noite'. Unit: BRL. */
export function Price(props: PriceProps) {
  return <PriceText {...props} messages={useMessages().hotels.card} />;
}
