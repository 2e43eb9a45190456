'use client';

import type { HotelValues } from '@/lib/schemas/hotel-form';
import { ITEM_LIMITS } from '@/lib/schemas/hotel-limits';
import { useHotelForm } from './form-context';
import { IconPicker } from './icon-picker';
import { ItemField, ItemText } from './item-field';
import { ItemList } from './item-list';

type Service = HotelValues['services'][number];

/** What the hotel offers beside its rooms, each with an icon. */
export function ServicesTab({ closeLabel }: { closeLabel: string }) {
  const { values, set, texts } = useHotelForm();
  const t = texts.services;
  return (
    <ItemList<Service>
      items={values.services}
      onChange={(items, path) => set('services', items, path ? `services.${path}` : 'services')}
      make={() => ({ name: '', description: null, icon: null })}
      texts={t}
      nameOf={({ name }) => name}
    >
      {(service, index, change) => (
        <div className="grid gap-4">
          <div className="grid items-start gap-4 md:grid-cols-[1fr_auto]">
            <ItemField
              path={`services.${index}.name`}
              label={t.name}
              required
              maxLength={ITEM_LIMITS.name}
              value={service.name}
              onChange={(name) => change({ name })}
            />
            <IconPicker
              label={t.icon}
              value={service.icon}
              closeLabel={closeLabel}
              onChoose={(icon) => change({ icon })}
            />
          </div>
          <ItemText
            path={`services.${index}.description`}
            label={t.description}
            rows={2}
            maxLength={ITEM_LIMITS.description}
            value={service.description}
            onChange={(description) => change({ description })}
          />
        </div>
      )}
    </ItemList>
  );
}
