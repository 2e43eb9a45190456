'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Select } from '@/components/ui/select';
import type { RegionChoice, RegionChoices } from '@/lib/regions/staff-queries';
import { RegionSearch } from './region-search';

type RegionFilterProps = ComponentProps<'select'> & {
  choices: RegionChoices;
  /** The region of the URL, which the choices need not contain. */
  chosen: RegionChoice | null;
};

/**
 * Filters by region. If there are more regions than it lists, a field searches for others, which
 * then replace those listed.
 */
export function RegionFilter({ choices, chosen, ...props }: RegionFilterProps) {
  const t = useTranslations('hotels.admin.filters');
  const [found, setFound] = useState<RegionChoice[] | null>(null);
  const listed = found ?? choices.regions;
  const isListed = !chosen || listed.some(({ id }) => id === chosen.id);
  return (
    <>
      <Select {...props} name="regiao" defaultValue={chosen?.id ?? ''} aria-label={t('region')}>
        <option value="">{t('anyRegion')}</option>
        {(isListed ? listed : [chosen, ...listed]).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {choices.complete ? null : (
        <div className="col-span-full">
          <RegionSearch onFound={setFound} />
        </div>
      )}
    </>
  );
}
