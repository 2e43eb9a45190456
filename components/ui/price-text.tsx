import { formatPrice } from '@/lib/format/price';
import { cn } from './cn';

type PriceMessages = Record<'from' | 'perNight' | 'askPrice', string>;

type PriceTextProps = {
  /** BRL. */
  value: number | null;
  perNight?: boolean;
  className?: string;
  messages: PriceMessages;
};

/** What Price shows, for client components, which get their texts as props. */
export function PriceText({ value, perNight = true, className, messages }: PriceTextProps) {
  if (value === null || value <= 0) {
    return <span className={cn('price-on-request', className)}>{messages.askPrice}</span>;
  }
  return (
    <span className={cn('price', className)}>
      <span>{messages.from}</span>
      {formatPrice(value)}
      {perNight ? <small> {messages.perNight}</small> : null}
    </span>
  );
}
