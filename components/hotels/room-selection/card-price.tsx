import { priceSummary } from '@/lib/booking/price-summary';
import { formatPrice } from '@/lib/format/price';
import { formatMessage } from '@/lib/i18n/format-message';
import type { ChosenRoom, RoomSelectionMessages } from './room-choice';

type Texts = RoomSelectionMessages['card'];

/** What is priced, and its price per night; changes are announced. */
export function CardPrice(props: { room: ChosenRoom | null; price: number; messages: Texts }) {
  const { room, price, messages } = props;
  return (
    <div aria-live="polite" className="border-b border-line pb-4">
      <p className="text-small text-ink-2 wrap-anywhere">
        {room ? (
          <>
            {messages.room}: <strong className="font-[640] text-ink">{room.name}</strong>
          </>
        ) : price > 0 ? (
          messages.hotel
        ) : null}
      </p>
      {price > 0 ? (
        <p className="numeric mt-1 font-serif text-[min(1.875rem,9.5vw)] leading-[1.15] font-[520] tracking-[-0.01em]">
          {room?.price ? null : (
            <span className="font-sans text-caption font-[500] tracking-normal text-ink-2">
              {messages.from}
            </span>
          )}{' '}
          <span className="whitespace-nowrap">{formatPrice(price)}</span>{' '}
          <small className="font-sans text-caption font-[500] tracking-normal text-ink-2">
            {messages.perNight}
          </small>
        </p>
      ) : (
        <>
          <p className="mt-1 font-serif text-2xl font-[520]">{messages.askPrice}</p>
          <p className="text-caption text-ink-2">{messages.askPriceHint}</p>
        </>
      )}
    </div>
  );
}

/** The lines from the nightly price to the total; renders nothing without a price. */
export function PriceLines(props: {
  price: number;
  nights: number;
  /** The number of rooms; the lines are for one. */
  rooms: number;
  messages: Texts;
}) {
  const { price, nights, rooms, messages } = props;
  const summary = priceSummary(price, nights);
  if (!summary) return null;
  const { nightly, subtotal, discount, taxes, total } = summary;
  const line = 'flex flex-wrap justify-between gap-x-4';
  return (
    <section aria-label={messages.summary} className="numeric border-t border-line pt-4">
      <dl className="grid gap-2 text-small">
        <div className={line}>
          <dt className="text-ink-2">
            {formatMessage(messages.nights, { price: formatPrice(nightly), count: nights })}
          </dt>
          <dd>{formatPrice(subtotal)}</dd>
        </div>
        {discount > 0 ? (
          <div className={`${line} text-ok`}>
            <dt>{messages.discount}</dt>
            <dd>−{formatPrice(discount)}</dd>
          </div>
        ) : null}
        <div className={line}>
          <dt className="text-ink-2">{messages.taxes}</dt>
          <dd>{formatPrice(taxes)}</dd>
        </div>
        <div className={`${line} mt-1 items-baseline border-t border-line pt-3 text-base`}>
          <dt className="font-[640]">{messages.total}</dt>
          <dd className="font-serif text-[min(1.375rem,9vw)] leading-none font-[520]">
            {formatPrice(total)}
          </dd>
        </div>
      </dl>
      <p className="mt-2 text-caption text-ink-3">
        {formatMessage(rooms > 1 ? messages.estimateOfOne : messages.estimate, { count: nights })}
      </p>
    </section>
  );
}
