import { cn } from './cn';

type PriceMessages = Record<'from' | 'perNight' | 'askPrice', string>;

type PriceTextProps = {
  /** 'R$ 489,00'; null where the price is asked for. */
  price: string | null;
  perNight?: boolean;
  className?: string;
  messages: PriceMessages;
};

/**
 * What Price shows, for client components, which get their texts as props: the price as well, because
 * a formatter takes a cheap phone a twentieth of a second to make.
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
