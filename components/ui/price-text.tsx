import { cn } from './cn';

type PriceMessages = Record<'from' | 'perNight' | 'askPrice', string>;

type PriceTextProps = {
  /** 'R$ 489,00'; null for a price on request. */
  price: string | null;
  perNight?: boolean;
  className?: string;
  messages: PriceMessages;
};

/**
 * The client version of Price. It gets its texts as props, the formatted price included, because
 * creating a formatter takes a cheap phone a twentieth of a second.
 */
export function PriceText({ price, perNight = true, className, messages }: PriceTextProps) {
  if (price === null) {
    return <span className={cn('price-on-request', className)}>{messages.askPrice}</span>;
  }
  return (
    <span className={cn('price', className)}>
      <span>{messages.from}</span>
      {price}
      {perNight ? <small>{` ${messages.perNight}`}</small> : null}
    </span>
  );
}
