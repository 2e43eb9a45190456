import { useMessages, useTranslations } from 'next-intl';
import { Arch } from '@/components/sections/arch';
import { Image } from '@/components/sections/image';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { listOf } from '@/lib/format/list-of';
import { formatPrice } from '@/lib/format/price';
import type { Criterion } from '@/lib/hotels/list/criteria';
import { type HotelFilters, hotelsPath } from '@/lib/hotels/list/filters';
import type { NearStep } from '@/lib/hotels/list/near';
import type { Region } from '@/lib/regions/model';
import { criterionLabel } from './filter-labels';

/** How many hotels a step names. */
const NAMED = 2;

type NearStepsProps = {
  filters: HotelFilters;
  steps: NearStep[];
  /** Filters that make no difference when removed alone. */
  without: Criterion[];
  regions: Region[];
  lead: string;
};

const quoted = (text: string) => `“${text}”`;

/** Which filters to remove if no hotel matches all, and what that would bring. */
export function NearSteps({ filters, steps, without, regions, lead }: NearStepsProps) {
  const t = useTranslations('hotels.results.near');
  const { hotels: messages } = useMessages();
  const words = (criterion: Criterion) =>
    quoted(criterionLabel(criterion, filters, regions, messages));
  return (
    <div className="no-hotels near-steps">
      <Arch src="/art/piscina.webp" position="50% 60%" className="near-arch" />
      <div>
        <h3>{t('heading')}</h3>
        <p className="mt-2 text-ink-2 md:text-copy">
          <span>{lead}</span>{' '}
          {t('lead', { filters: Math.max(...steps.map(({ dropped }) => dropped.length)) })}
        </p>
        <ul>
          {steps.map((step) => {
            const hotels = step.hotels.slice(0, Math.min(NAMED, step.total));
            const names = hotels.map(({ name }) => name);
            const more = step.total - hotels.length;
            return (
              <li key={hotelsPath(step.filters)}>
                <Link href={hotelsPath(step.filters)}>
                  <span aria-hidden className="near-images">
                    {hotels.map(({ name, image }) =>
                      image ? (
                        <span key={name}>
                          <Image src={image} alt="" sizes="84px" />
                        </span>
                      ) : null,
                    )}
                  </span>
                  <span className="min-w-0">
                    <b className="near-title">
                      {step.priceTo === null
                        ? t('drop', { filters: listOf(step.dropped.map(words)) })
                        : t('raise', { price: formatPrice(step.priceTo) })}
                    </b>
                    <span className="near-hotels">
                      {t('brings', {
                        hotels: listOf(more > 0 ? [...names, t('others', { count: more })] : names),
                      })}
                    </span>
                  </span>
                  <span className="near-count">{t('count', { count: step.total })}</span>
                  <Icon name="arrow-right" className="max-md:hidden" />
                </Link>
              </li>
            );
          })}
        </ul>
        {without.length > 0 ? (
          <p className="mt-5 text-small text-ink-2">
            {t('without', {
              filters: listOf(
                without.map((criterion) => t('only', { filter: words(criterion) })),
                'or',
              ),
            })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
