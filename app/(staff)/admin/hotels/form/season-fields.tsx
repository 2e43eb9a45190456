'use client';

import { useTranslations } from 'next-intl';
import { get, useFormState, useWatch } from 'react-hook-form';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { SelectField } from '@/components/admin/select-field';
import { cn } from '@/components/ui/cn';
import { monthName } from '@/lib/format/date-names';
import { SEASON_MARKS } from '@/lib/hotels/content/season';
import type { HotelValues } from '@/lib/hotels/form';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { Line, useFormField } from './form-fields';
import { type FieldPath, partOf } from './hotel-values';
import { useOpen } from './item-row';
import { FoldButton } from './row-parts';
import { useLinkedItem } from './use-linked-field';

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

/** The content of a collapsed month. */
function Summary({ path }: { path: FieldPath }) {
  const t = useTranslations('hotels.season');
  const [text, stored] = useWatch({ name: [partOf(path, 'text'), partOf(path, 'mark')] });
  const mark = SEASON_MARKS.find((known) => known === stored);
  const said = [text, mark && t(`marks.${mark}`)].filter(Boolean).join(' · ');
  return said ? <p className="pb-2 pl-7 text-small text-ink-2 wrap-anywhere">{said}</p> : null;
}

/** One month; in a narrow form it collapses to its content. */
function Month({ at, startsOpen }: { at: number; startsOpen: boolean }) {
  const t = useTranslations('hotels.form');
  const path = partOf('season', String(at));
  const { errors } = useFormState<HotelValues>({ name: path, exact: true });
  const [isOpen, setOpen] = useOpen(startsOpen, get(errors, path));
  const name = monthName(at, 'long');
  return (
    <li className="max-roomy:border-b max-roomy:border-line">
      <div className="roomy:hidden">
        <FoldButton name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {isOpen ? null : <Summary path={path} />}
      </div>
      <div
        className={cn(
          'grid grid-cols-1 gap-3 max-roomy:pt-1 max-roomy:pb-4 roomy:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
          isOpen || 'max-roomy:hidden',
        )}
      >
        <Line
          name={partOf(path, 'text')}
          label={name}
          max={ITEM_LIMITS.season}
          // The button that collapses it already names the month.
          className="max-roomy:[&_.field-label]:sr-only"
        />
        <Mark path={partOf(path, 'mark')} label={t('season.markOf', { month: name })} />
      </div>
    </li>
  );
}

/** The twelve months, each with a short text. */
export function SeasonFields() {
  const t = useTranslations('hotels.form');
  const linked = useLinkedItem('season');
  return (
    <FieldsetCard title={t('fields.season')} hint={t('hints.season')}>
      <div data-field="season" tabIndex={-1} className="outline-none">
        <ol className="grid grid-cols-1 gap-x-5 roomy:gap-y-4 wide:grid-cols-2">
          {MONTHS.map((at) => (
            <Month key={at} at={at} startsOpen={at === linked} />
          ))}
        </ol>
      </div>
    </FieldsetCard>
  );
}
