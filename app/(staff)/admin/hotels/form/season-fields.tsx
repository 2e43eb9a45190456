'use client';

import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { SelectField } from '@/components/admin/select-field';
import { monthName } from '@/lib/format/date-names';
import { SEASON_MARKS } from '@/lib/hotels/content/season';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { Line, useFormField } from './form-fields';
import { type FieldPath, partOf } from './hotel-values';

const MONTHS = Array.from({ length: 12 }, (_, at) => at);

function Mark({ path, label }: { path: FieldPath; label: string }) {
  const t = useTranslations('hotels.season');
  const { value, error, onChange } = useFormField(path);
  return (
    <SelectField
      label={label}
      error={error}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">—</option>
      {SEASON_MARKS.map((mark) => (
        <option key={mark} value={mark}>
          {t(`marks.${mark}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** The twelve months, each in a few words. */
export function SeasonFields() {
  const t = useTranslations('hotels.form');
  return (
    <FieldsetCard title={t('fields.season')} hint={t('hints.season')}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 wide:grid-cols-2">
        {MONTHS.map((at) => {
          const month = partOf('season', String(at));
          const name = monthName(at, 'long');
          return (
            <div
              key={at}
              className="grid grid-cols-1 gap-3 roomy:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
            >
              <Line name={partOf(month, 'text')} label={name} max={ITEM_LIMITS.season} />
              <Mark path={partOf(month, 'mark')} label={t('season.markOf', { month: name })} />
            </div>
          );
        })}
      </div>
    </FieldsetCard>
  );
}
