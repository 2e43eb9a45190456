import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Arch } from '@/components/sections/arch';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import type { Destination } from '@/lib/regions/model';
import { DestinationCard } from './destination-card';
import { LetterIndex, letterMarks } from './letter-index';

type DestinationsPageProps = {
  destinations: Destination[];
  trail: ReactNode;
  /** Fills the space left in the last row on wide screens. */
  filler: ReactNode;
};

/** All regions as cards, with a link to the list of all hotels. */
export function DestinationsPage({ destinations, trail, filler }: DestinationsPageProps) {
  const t = useTranslations('regions.destinations');
  const marks = letterMarks(destinations);
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      {trail}
      <div className="mt-2 mb-9 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:mb-12">
        <div>
          <h1 className="max-w-[13em] text-h1">{t('heading')}</h1>
          <p className="mt-4 max-w-[34em] text-lead text-ink-2">{t('lead')}</p>
        </div>
        <Link href="/hotels" className={buttonVariants({ variant: 'outline' })}>
          {t('all')}
        </Link>
      </div>
      {marks.size > 0 ? <LetterIndex marks={marks.values()} /> : null}
      {destinations.length === 0 ? (
        <div className="grid justify-items-center gap-3 py-10 text-center">
          <Arch src="/art/lencois.webp" />
          <p className="text-ink-2">{t('empty')}</p>
        </div>
      ) : (
        <ul className="destinations grid gap-x-7 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
          {destinations.map((destination, index) => (
            <li key={destination.id} id={marks.get(index)?.id} data-reveal>
              <DestinationCard destination={destination} priority={index === 0} />
            </li>
          ))}
          <li className="list-filler">{filler}</li>
        </ul>
      )}
    </div>
  );
}
