import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { phoneHref } from '@/lib/format/phone';
import { FIRST_DAY_ID, type ShownStop } from './shown-stop';
import { StopBookingLink } from './stop-booking-link';

/** The one button of a stop: books it, or leads to what is still missing. */
export function StopBooking({ stop }: { stop: ShownStop }) {
  const t = useTranslations('itinerary');
  const tBooking = useTranslations('booking');
  const className = buttonVariants({ className: 'w-full' });
  const call = (
    <a href={phoneHref(stop.phone) ?? undefined} className={className}>
      <Icon name="phone" />
      <span className="numeric">
        <Unbroken text={t('call', { phone: stop.phone })} />
      </span>
    </a>
  );
  /** The id of the link to the minimum number of nights, and of what replaces it afterwards. */
  const id = `parada-minimo-${stop.id}`;
  if (!stop.fits) {
    return (
      <>
        <p className="mb-2 text-small text-ink-2">
          {t(stop.callsChain ? 'severalRoomsChain' : 'severalRooms')}
        </p>
        {call}
      </>
    );
  }
  if (stop.bookingHref) {
    return (
      <>
        {stop.childrenAgain ? (
          <p className="mb-2 text-small text-ink-2">{tBooking('guests.children.again')}</p>
        ) : null}
        <StopBookingLink
          id={id}
          hotel={stop.id}
          href={stop.bookingHref}
          target="_blank"
          rel="noopener"
          data-stop={stop.position}
          className={className}
        >
          {t('reserve', { position: stop.position })}
          <Icon name="external-link" />
          <span className="sr-only">
            : {stop.name} ({t('newTab')})
          </span>
        </StopBookingLink>
      </>
    );
  }
  if (stop.minimum) {
    return stop.links.minimum ? (
      <Link
        id={id}
        href={stop.links.minimum}
        scroll={false}
        className={cn('stop-minimum', className)}
      >
        {t('stay', { count: stop.minimum })}
        <span className="sr-only">: {stop.name}</span>
      </Link>
    ) : null;
  }
  if (!stop.checkIn) {
    return (
      <a href={`#${FIRST_DAY_ID}`} className={className}>
        {t('chooseDay')}
      </a>
    );
  }
  return (
    <>
      {stop.callsChain ? (
        <p className="mb-2 text-small text-ink-2">{tBooking('unbookable')}</p>
      ) : null}
      {call}
    </>
  );
}
