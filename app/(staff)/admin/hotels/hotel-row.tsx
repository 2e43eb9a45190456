import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ActiveSwitch } from '@/components/admin/active-switch';
import { HistoryLink } from '@/components/admin/history-link';
import { RecordImage } from '@/components/admin/media/record-image';
import type { Toggle } from '@/components/admin/record-actions';
import { RemoveButton } from '@/components/admin/remove-button';
import { shortName } from '@/components/admin/short-name';
import { ViewLink } from '@/components/admin/view-link';
import { NoImage } from '@/components/sections/no-image';
import { buttonVariants } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { priceOrNull } from '@/lib/format/price';
import { staffHotelPath } from '@/lib/hotels/paths';
import type { HotelSummary } from '@/lib/hotels/staff-queries';

type HotelRowProps = {
  hotel: HotelSummary;
  toggle: Toggle;
  seesHistory: boolean;
  /** Null for users who may not remove it. */
  onRemove: (() => void) | null;
};

/** Beside the hotel's name and path; the description below spans the row. */
const CELL = '@min-[66rem]:row-[1/3] @min-[66rem]:px-3.5';
/** The last line of a card, below a divider; two lines if both parts don't fit side by side. */
const LAST =
  'border-line @max-[66rem]:flex @max-[66rem]:items-center @max-[66rem]:self-stretch @max-[66rem]:border-t @max-[66rem]:pt-2.5';
const ICON_LINK = buttonVariants({ variant: 'ghost', size: 'icon' });

/** One hotel: a row of the table, a card where a table has no room. */
export function HotelRow({ hotel, toggle, seesHistory, onRemove }: HotelRowProps) {
  const t = useTranslations('hotels.admin');
  const tTypes = useTranslations('hotels.types');
  const { id, name, path, image, description, region, price } = hotel;
  return (
    <tr className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-2 border-line bg-card px-3.5 pt-4 pb-3 shadow-1 @min-[66rem]:col-span-full @min-[66rem]:grid-cols-subgrid @min-[66rem]:gap-0 @min-[66rem]:rounded-none @min-[66rem]:border-b @min-[66rem]:px-0 @min-[66rem]:py-3 @min-[66rem]:shadow-none @min-[66rem]:last:border-b-0">
      {/* The row header: screen readers announce the other cells with the hotel's name alone. */}
      <th
        scope="row"
        abbr={name}
        className="col-span-3 min-w-0 text-left font-normal @min-[66rem]:contents"
      >
        <div className="flex items-start gap-3.5 @max-[16rem]/area:flex-col @min-[66rem]:contents">
          <span className="relative block h-13.5 w-[min(4.75rem,25vw)] shrink-0 overflow-hidden rounded-1 bg-sand-2 @min-[66rem]:row-[1/4] @min-[66rem]:ml-3.5">
            {image ? <RecordImage src={image} sizes="76px" /> : <NoImage name={name} />}
          </span>
          <div className="min-w-0 @min-[66rem]:contents">
            <p className="font-[640] wrap-anywhere @min-[66rem]:row-start-1 @min-[66rem]:px-3.5">
              {shortName(name)}
            </p>
            <p className="text-caption wrap-anywhere text-ink-2 @min-[66rem]:col-start-2 @min-[66rem]:row-start-2 @min-[66rem]:px-3.5">
              {path}
            </p>
            {description ? (
              <p className="mt-0.5 text-caption wrap-anywhere text-ink-3 @min-[66rem]:col-[2/-1] @min-[66rem]:row-start-3 @min-[66rem]:px-3.5">
                {description}
              </p>
            ) : null}
          </div>
        </div>
      </th>
      <td
        className={cn(
          CELL,
          'min-w-0 @min-[66rem]:whitespace-nowrap @max-[66rem]:col-span-2 @max-[16rem]/area:col-span-3 @max-[66rem]:flex @max-[66rem]:flex-wrap @max-[66rem]:items-center @max-[66rem]:gap-x-3',
        )}
      >
        <Chip>{tTypes(hotel.type)}</Chip>
        <span className="text-small @min-[66rem]:hidden">{region}</span>
      </td>
      <td className={cn(CELL, 'text-small @max-[66rem]:hidden')}>{region ?? '—'}</td>
      <td
        className={cn(
          CELL,
          'numeric text-right whitespace-nowrap @max-[16rem]/area:col-span-3 @max-[16rem]/area:text-left',
        )}
      >
        {priceOrNull(price) ?? <span className="text-ink-2">{t('noPrice')}</span>}
      </td>
      <td className={cn(CELL, LAST, 'whitespace-nowrap @max-xs:col-span-3')}>
        <ActiveSwitch
          isActive={hotel.is_active}
          label={t('activeNamed', { name })}
          toggle={(isActive) => toggle({ id, version: hotel.updated_at, isActive })}
          messages={{ failed: t('errors.toggle'), record: name }}
        />
      </td>
      <td
        className={cn(
          CELL,
          LAST,
          '@max-[66rem]:col-span-2 @max-[66rem]:-ml-4 @max-[66rem]:justify-end @max-xs:col-span-3 @max-xs:ml-0 @max-xs:border-t-0 @max-xs:pt-0',
        )}
      >
        <div className="flex justify-end @max-xs:flex-wrap">
          <ViewLink
            name={name}
            site={hotel.is_active ? path : null}
            preview={`/admin/previa/hotel/${id}`}
          />
          {seesHistory ? <HistoryLink kind="hotels" id={id} name={name} /> : null}
          <Link
            href={staffHotelPath(id)}
            className={ICON_LINK}
            aria-label={t('editNamed', { name })}
          >
            <Pencil />
          </Link>
          {onRemove ? <RemoveButton label={t('removeNamed', { name })} onClick={onRemove} /> : null}
        </div>
      </td>
    </tr>
  );
}
