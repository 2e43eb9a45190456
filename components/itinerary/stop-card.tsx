import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { weekdayRange } from '@/lib/booking/date-ranges';
import { stayTotal } from '@/lib/booking/price-summary';
import { formatPrice } from '@/lib/format/price';
import { withUnitSpace } from '@/lib/format/text';
import { formatKilometers } from '@/lib/itinerary/distance';
import type { ShownStop } from './shown-stop';
import { StopBooking } from './stop-booking';

type StopCardProps = { stop: ShownStop; guests: number; people: string };

const SMALL = buttonVariants({ variant: 'ghost', size: 'compact', className: 'min-h-11 px-3!' });

/** A stop: image, days, price, booking, and its controls. Each control is a link. */
export function StopCard({ stop, guests, people }: StopCardProps) {
  const t = useTranslations('itinerary');
  const rules = useTranslations('booking.dates.rules');
  const { position, name, nights, nightly, minimum, near, toNext } = stop;
  return (
    <li className="stop" id={`parada-${position}`}>
      <div className="stop-image">
        {stop.image ? (
          <Artwork src={stop.image} alt="" sizes="(max-width: 768px) 224px, 600px" />
        ) : null}
        <span
          aria-hidden
          {...(stop.links.up || stop.links.down ? { 'data-grip': '', title: t('drag') } : null)}
        >
          {position}
        </span>
      </div>
      <div className="stop-text">
        <p className="stop-days">
          <Icon name="calendar" className="size-4" />
          {stop.checkIn && stop.checkOut
            ? weekdayRange({ checkIn: stop.checkIn, checkOut: stop.checkOut })
            : t('datesOpen')}
        </p>
        <h3>
          <Link href={stop.path}>{name}</Link>
        </h3>
        <p className="numeric text-small text-ink-2">
          {stop.place}
          {nightly ? (
            <>
              <br />
              {t('nightsTimes', { nights, price: formatPrice(nightly) })}
              {stop.roomName ? `, ${stop.roomName}` : ''}
            </>
          ) : null}
          {near ? (
            <>
              <br />
              {withUnitSpace(t('nearPlace', near))}
            </>
          ) : null}
        </p>
      </div>
      <div className="stop-foot">
        <p>
          <span className="numeric block text-caption text-ink-2">
            {t('guests', { nights, guests })}
          </span>
          <strong className={nightly && stop.fits && !minimum ? 'stop-price' : 'font-[560]'}>
            {!stop.fits
              ? t('noRoom', { guests: people })
              : minimum
                ? rules('minimum', { count: minimum })
                : nightly
                  ? formatPrice(stayTotal(nightly, nights))
                  : t('onRequest')}
          </strong>
        </p>
        <Changes stop={stop} />
        <StopBooking stop={stop} />
      </div>
      {stop.isLast ? null : (
        <p className="stop-leg">
          {toNext === null ? (
            t('distanceUnknown')
          ) : (
            <>
              <strong>{t('distance', { distance: formatKilometers(toNext) })}</strong>{' '}
              <span>{t('straightShort')}</span>
            </>
          )}
        </p>
      )}
    </li>
  );
}

/** The links that change a stop. Their ids let focus stay in place on the next page. */
function Changes({ stop }: { stop: ShownStop }) {
  const t = useTranslations('itinerary');
  const { name, links } = stop;
  const id = (kind: string) => `parada-${kind}-${stop.id}`;
  const step = (kind: 'fewer' | 'more', icon: 'minus' | 'plus', label: string) =>
    links[kind] ? (
      <Link
        id={id(kind)}
        href={links[kind]}
        scroll={false}
        aria-label={label}
        className="stop-step"
      >
        <Icon name={icon} />
      </Link>
    ) : (
      <span className="stop-step opacity-40">
        <Icon name={icon} />
      </span>
    );
  const move = (kind: 'up' | 'down', text: string, label: string) =>
    links[kind] ? (
      <Link
        id={id(kind)}
        href={links[kind]}
        scroll={false}
        aria-label={label}
        className={cn(SMALL, 'stop-move')}
      >
        <Icon name={`arrow-${kind}`} />
        <span>{text}</span>
      </Link>
    ) : null;
  return (
    <details className="stop-changes">
      <summary>
        {t('change')}
        <span className="sr-only">: {name}</span>
      </summary>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1">
        <span className="flex items-center gap-[min(0.625rem,3vw)]">
          {step('fewer', 'minus', t('fewerNights', { name }))}
          <span className="numeric min-w-[min(4.5rem,25vw)] text-center text-small font-[560]">
            {t('nights', { count: stop.nights })}
          </span>
          {step('more', 'plus', t('moreNights', { name }))}
        </span>
        <span className="flex flex-wrap items-center gap-x-2">
          {move('up', t('up'), t('upHotel', { name }))}
          {move('down', t('down'), t('downHotel', { name }))}
          {links.remove ? (
            <Link
              href={links.remove}
              scroll={false}
              aria-label={t('removeHotel', { name })}
              className={SMALL}
            >
              <Icon name="x" />
              {t('remove')}
            </Link>
          ) : null}
        </span>
      </div>
    </details>
  );
}
