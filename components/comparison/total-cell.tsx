import { useTranslations } from 'next-intl';
import { CampaignLink } from '@/components/booking/campaign-link';
import { STAY_ID } from '@/components/booking/stay-id';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import { stayTotal } from '@/lib/booking/price-summary';
import { phoneHref } from '@/lib/format/phone';
import { formatPrice } from '@/lib/format/price';

/** What a stay costs in one hotel, and how to book it. */
export type TotalOfStay = {
  /** False if no listed room holds the guests. */
  fits: boolean;
  roomName: string | null;
  /** In BRL; null if the hotel publishes no price. */
  nightly: number | null;
  nights: number | null;
  isLowest: boolean;
  /** The booking engine's URL; null without dates or if the hotel can't be booked there. */
  bookingHref: string | null;
  /** The fewest nights that the hotel takes then, if the stay is shorter. */
  minimum: number | null;
  /** Whether the children have to be entered again in the booking engine. */
  childrenAgain: boolean;
  /** The hotel's, or the chain's if it has none, as displayed. */
  phone: string;
  callsChain: boolean;
};

type TotalCellProps = {
  hotel: { id: string; name: string };
  total: TotalOfStay;
  guests: string;
};

const BUTTON = buttonVariants({ className: 'mt-3.5 w-full max-md:px-2!' });
const NOTE = 'mt-3.5 block text-small text-ink-2';

/** Price of the stay with its room, and one button. */
export function TotalCell({ hotel, total, guests }: TotalCellProps) {
  const t = useTranslations('comparison');
  const rules = useTranslations('booking.dates.rules');
  const { fits, roomName, nightly, nights, minimum, isLowest } = total;
  const price = nightly && formatPrice(stayTotal(nightly, nights ?? 1));
  return (
    <div className="comparison-fact flex flex-col">
      {!fits ? (
        <strong>{t('total.none', { guests })}</strong>
      ) : minimum ? (
        <strong>{rules('minimum', { count: minimum })}</strong>
      ) : price ? (
        <strong className="comparison-price">{isLowest ? <mark>{price}</mark> : price}</strong>
      ) : (
        <strong>{t('total.onRequest')}</strong>
      )}
      {roomName ? <span>{roomName}</span> : null}
      {nightly ? (
        <span className="numeric">
          {minimum ? `${formatPrice(nightly)} ` : null}
          {nights && !minimum
            ? t('total.times', { nights, price: formatPrice(nightly) })
            : t('total.perNight')}
        </span>
      ) : null}
      {isLowest ? (
        <em>
          <Icon name="check" />
          {t(nights ? 'best.total' : 'best.nightly')}
        </em>
      ) : null}
      <div className="mt-auto">{fits ? <Booking hotel={hotel} total={total} /> : null}</div>
    </div>
  );
}

function Booking({ hotel: { id, name }, total }: Pick<TotalCellProps, 'hotel' | 'total'>) {
  const t = useTranslations('comparison');
  const tBooking = useTranslations('booking');
  const { bookingHref, minimum, childrenAgain, phone, callsChain, nights } = total;
  if (bookingHref) {
    return (
      <>
        {childrenAgain ? <span className={NOTE}>{tBooking('guests.children.again')}</span> : null}
        <CampaignLink
          hotel={id}
          href={bookingHref}
          target="_blank"
          rel="noopener"
          className={BUTTON}
        >
          <span aria-hidden>{t('book')}</span>
          <span className="sr-only">
            {t('bookHotel', { name })} ({t('newTab')})
          </span>
          <Icon name="external-link" className="max-md:hidden" />
        </CampaignLink>
      </>
    );
  }
  if (!nights || minimum) {
    return (
      <a href={`#${STAY_ID}`} className={BUTTON}>
        {t('chooseDates')}
        <span className="sr-only">: {name}</span>
      </a>
    );
  }
  return (
    <>
      {callsChain ? <span className={NOTE}>{tBooking('unbookable')}</span> : null}
      <a href={phoneHref(phone) ?? undefined} className={BUTTON}>
        <Icon name="phone" className="max-md:hidden" />
        <span className="numeric">
          <Unbroken text={t('call', { phone })} />
        </span>
      </a>
    </>
  );
}
