import { useTranslations } from 'next-intl';
import { RegionSearch } from '../region-search';
import { HotelSelect, useFormField } from './form-fields';
import type { useRegionChoices } from './use-region-choices';

export type RegionFieldProps = { regions: ReturnType<typeof useRegionChoices> };

/** The region of the hotel. If there are more than it lists, a field searches for others. */
export function RegionField({ regions: { listed, known, onFound } }: RegionFieldProps) {
  const t = useTranslations('hotels.form');
  const { value } = useFormField('region_id');
  const chosen = known.find(({ id }) => id === value);
  const isListed = !chosen || listed.some(({ id }) => id === chosen.id);
  return (
    <HotelSelect name="region_id" search={onFound ? <RegionSearch onFound={onFound} /> : null}>
      <option value="">{t('noRegion')}</option>
      {(isListed ? listed : [chosen, ...listed]).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </HotelSelect>
  );
}
