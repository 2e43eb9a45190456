import { useTranslations } from 'next-intl';
import { Section, SectionHeading } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { ToastOnArrival } from '@/components/ui/toast-on-arrival';
import type { Destination } from '@/lib/regions/model';
import { DestinationCard } from './destination-card';

/** How many destinations are shown on pages about something else. */
const SHOWN = 6;

/** The first destinations, as part of another page; nothing if `destinations` could not be read. */
export function DestinationsSection({ destinations }: { destinations: Destination[] | null }) {
  const t = useTranslations('regions.destinations');
  return (
    <Section id="destinos" aria-labelledby="destinos-titulo">
      <SectionHeading
        id="destinos-titulo"
        title={t('heading')}
        lead={t('lead')}
        aside={
          <Link href="/hotels" className={buttonVariants({ variant: 'outline' })}>
            {t('all')}
          </Link>
        }
      />
      <Cards destinations={destinations} />
    </Section>
  );
}

function Cards({ destinations }: { destinations: Destination[] | null }) {
  const t = useTranslations('regions.destinations');
  const failure = useTranslations('site.failure');
  if (!destinations) {
    const message = failure('destinations');
    return (
      <>
        <p className="text-ink-2">{message}</p>
        <ToastOnArrival title={message} />
      </>
    );
  }
  if (destinations.length === 0) return <p className="text-ink-2">{t('empty')}</p>;
  return (
    <ul className="grid gap-x-7 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
      {destinations.slice(0, SHOWN).map((destination) => (
        <li key={destination.id} data-reveal>
          <DestinationCard destination={destination} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
