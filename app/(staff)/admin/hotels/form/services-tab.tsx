'use client';

import { useTranslations } from 'next-intl';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { Line, LongText, useFormField } from './form-fields';
import { partOf } from './hotel-values';
import { IconPicker } from './icon-picker';
import { ItemList } from './item-list';
import { useItemList } from './item-lists';
import type { ItemFieldsProps } from './item-row';

function ServiceFields({ path }: ItemFieldsProps) {
  const t = useTranslations('adminHotelForm.services');
  const icon = useFormField(partOf(path, 'icon'));
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-[1fr_auto]">
        <Line name={partOf(path, 'name')} label={t('name')} required max={ITEM_LIMITS.name} />
        <IconPicker label={t('icon')} value={String(icon.value ?? '')} onChoose={icon.onChange} />
      </div>
      <LongText
        name={partOf(path, 'description')}
        label={t('description')}
        rows={2}
        max={ITEM_LIMITS.description}
      />
    </div>
  );
}

/** What the hotel offers beside its rooms, each with an icon. */
export function ServicesTab() {
  return (
    <ItemList
      list={useItemList('services')}
      make={() => ({ name: '', description: '', icon: null })}
      messages="services"
      nameField="name"
      Fields={ServiceFields}
    />
  );
}
