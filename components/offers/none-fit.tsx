import { useTranslations } from 'next-intl';
import { Arch } from '@/components/sections/arch';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import type { Hotel } from '@/lib/hotels/model';
import { type OfferFilters, offersPath } from '@/lib/offers/list-filters';
import type { TagCounts } from '@/lib/offers/list-model';

type NoneFitProps = {
  filters: OfferFilters;
  counts: TagCounts;
  hotel: Hotel | null;
  /** How many offers of other hotels have the chosen tag. */
  elsewhere: number;
};

/** No offer fits the choice: what each step back would bring. */
export function NoneFit({ filters, counts, hotel, elsewhere }: NoneFitProps) {
  const t = useTranslations('offers.none');
  const tags = useTranslations('offers.tags');
  const { tag, stay } = filters;
  const kind = tag && tags(tag);
  const steps = [
    ...(tag && counts.all > 0
      ? [
          {
            path: offersPath({ ...filters, tag: null, page: 1 }),
            text: t(hotel ? 'ofHotel' : 'ofAll', { count: counts.all }),
          },
        ]
      : []),
    ...(hotel && tag && elsewhere > 0
      ? [
          {
            path: offersPath({ tag, stay }),
            text: t('elsewhere', { count: elsewhere, kind: kind ?? '' }),
          },
        ]
      : []),
    ...(stay
      ? [{ path: offersPath({ ...filters, stay: null, page: 1 }), text: t('anyDates') }]
      : []),
  ];
  const first = steps.length > 0 ? steps : [{ path: '/deals', text: t('all') }];
  return (
    <div className="grid gap-x-8 gap-y-4 py-6 max-sm:justify-items-center max-sm:text-center sm:grid-cols-[auto_1fr] sm:items-center">
      <Arch src="/art/cafe.webp" position="45% 50%" />
      <div>
        <h2 className="text-h3 wrap-anywhere">
          {t(hotel ? 'headingHotel' : 'heading', { kind: kind ?? '', hotel: hotel?.name ?? '' })}
        </h2>
        <p className="mt-2 max-w-[34em] text-ink-2">{t(stay ? 'textStay' : 'text')}</p>
        <p className="mt-4 flex flex-wrap gap-2.5 max-sm:justify-center">
          {first.map(({ path, text }) => (
            <Link
              key={path}
              href={path}
              scroll={false}
              className={buttonVariants({ variant: 'outline', size: 'touch' })}
            >
              {text}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}
