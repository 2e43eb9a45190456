'use client';

import type { HotelValues } from '@/lib/hotels/form';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { useFormList, useFormTexts, useHotelForm } from './form-context';
import { IconPicker } from './icon-picker';
import { ItemField, ItemText, useParts } from './item-field';
import { ItemList } from './item-list';
import type { ItemFieldsProps } from './item-row';

type Service = HotelValues['services'][number];

function ServiceFields({ item: service, path, change }: ItemFieldsProps<Service>) {
  const t = useFormTexts().services;
  const set = useParts({ path, change });
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-[1fr_auto]">
        <ItemField
          path={`${path}.name`}
          label={t.name}
          required
          max={ITEM_LIMITS.name}
          value={service.name}
          onChange={(name) => set('name', name)}
        />
        <IconPicker label={t.icon} value={service.icon} onChoose={(icon) => set('icon', icon)} />
      </div>
      <ItemText
        path={`${path}.description`}
        label={t.description}
        rows={2}
        max={ITEM_LIMITS.description}
        value={service.description}
        onChange={(description) => set('description', description)}
      />
    </div>
  );
}

/** What the hotel offers beside its rooms, each with an icon. */
export function ServicesTab() {
  const { texts } = useHotelForm();
  return (
    <ItemList<Service>
      {...useFormList('services')}
      make={() => ({ name: '', description: null, icon: null })}
      texts={texts.services}
      nameOf={({ name }) => name}
      Fields={ServiceFields}
    />
  );
}
