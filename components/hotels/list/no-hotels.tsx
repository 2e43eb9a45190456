import { useTranslations } from 'next-intl';
import { Arch } from '@/components/sections/arch';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import {
  type HotelFilters,
  hotelsPath,
  isNarrowed,
  isWholeList,
  ORDERS,
  withoutFilters,
} from '@/lib/hotels/list/filters';
import type { MeantList, NearSteps as Near } from '@/lib/hotels/list/near';
import type { Region } from '@/lib/regions/model';
import { NearSteps } from './near-steps';

type NoHotelsProps = {
  filters: HotelFilters;
  total: number;
  near: Near;
  meant: MeantList | null;
  regions: Region[];
};

/** As large as a phone's screen allows with the suggestions still on the first screen. */
const ARCH = 'aspect-[5/6] h-[clamp(6.5rem,100svh-35rem,11.25rem)] max-w-[50vw] md:h-57.5';

/** What to say if there are no hotels, and steps that lead to some. */
export function NoHotels({ filters, total, near, meant, regions }: NoHotelsProps) {
  const t = useTranslations('hotels.results');
  const narrowed = isNarrowed(filters);
  const isInRegion = filters.regions.length > 0;
  const text = !isInRegion
    ? t('empty')
    : narrowed
      ? t('narrowedInRegion', { count: filters.regions.length })
      : t('emptyInRegion');
  const { steps, without } = near;
  // Removing the only filter gives the whole list, which is not close to the request.
  const isNear = steps.some((step) => !isWholeList(step.filters));
  if (total === 0 && narrowed && isNear) {
    return (
      <NearSteps filters={filters} steps={steps} without={without} regions={regions} lead={text} />
    );
  }
  const action =
    total > 0
      ? { text: t('firstPage'), path: hotelsPath({ ...filters, page: 1 }) }
      : isInRegion && (!narrowed || regions.length === 0)
        ? { text: t('seeAllRegions'), path: hotelsPath({ ...filters, regions: [], page: 1 }) }
        : {
            text: t(isInRegion ? 'keepRegion' : 'seeAll'),
            path: hotelsPath({ ...withoutFilters(filters), regions: filters.regions }),
          };
  return (
    <div className="no-hotels flex flex-wrap items-center justify-center gap-x-12 gap-y-3 px-[min(1.5rem,7vw)] py-4">
      <Arch src="/art/pantanal.webp" position="22% 50%" className={ARCH} />
      <div className="grid justify-items-center gap-3 text-center">
        <p className="max-w-[26em] text-ink-2">{total > 0 ? t('pageBeyond') : text}</p>
        {meant ? (
          <Link
            href={hotelsPath({
              ...meant.filters,
              order: meant.filters.order === ORDERS[0] ? filters.order : meant.filters.order,
              view: filters.view,
            })}
            className={buttonVariants()}
          >
            {meant.title}
          </Link>
        ) : null}
        {total === 0 && isWholeList(filters) ? null : (
          <Link href={action.path} className={buttonVariants(meant ? { variant: 'link' } : {})}>
            {action.text}
          </Link>
        )}
      </div>
    </div>
  );
}
