'use client';

import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { DateLine, Line } from './form-fields';
import { partOf } from './hotel-values';
import { ItemList } from './item-list';
import { useItemList } from './item-lists';
import type { ItemFieldsProps } from './item-row';

/** What the hotel says about some days in the calendar of its booking bar. */
export function DayNotesFields() {
  const t = useTranslations('hotels.form');
  return (
    <FieldsetCard title={t('fields.day_notes')} hint={t('hints.day_notes')}>
      <ItemList
        list={useItemList('day_notes')}
        messages="day_notes"
        nameField="text"
        make={() => ({ from: '', to: '', text: '', min_nights: '' })}
        Fields={DayNoteFields}
      />
    </FieldsetCard>
  );
}

function DayNoteFields({ path }: ItemFieldsProps) {
  const t = useTranslations('hotels.form.day_notes');
  return (
    <div className="grid grid-cols-1 gap-4 roomy:grid-cols-3">
      <Line
        className="roomy:col-span-3"
        name={partOf(path, 'text')}
        label={t('text')}
        required
        max={ITEM_LIMITS.note}
      />
      <DateLine name={partOf(path, 'from')} label={t('from')} required />
      <DateLine name={partOf(path, 'to')} label={t('to')} hint={t('toHint')} />
      <Line
        name={partOf(path, 'min_nights')}
        label={t('min_nights')}
        inputMode="numeric"
        hint={t('minHint')}
      />
    </div>
  );
}
