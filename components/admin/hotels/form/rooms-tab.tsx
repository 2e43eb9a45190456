'use client';

import { MediaList } from '@/components/admin/media/media-list';
import type { HotelValues } from '@/lib/schemas/hotel-form';
import { ITEM_LIMITS } from '@/lib/schemas/hotel-limits';
import { useHotelForm } from './form-context';
import { ItemField, ItemText, toLines } from './item-field';
import { ItemList } from './item-list';

type Room = HotelValues['rooms'][number];

const newRoom = (): Room => ({
  id: crypto.randomUUID(),
  name: '',
  description: null,
  included_items: [],
  images: [],
  price: null,
  capacity: 2,
  area: '25-30m²',
  bed_configuration: '1 cama de casal ou 2 camas solteiro',
});

/** What is wrong with a list or with the first wrong item of it. */
const problemOf = (errors: Record<string, string>, path: string) =>
  Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];

/** The rooms of the hotel in the order in which its page shows them. */
export function RoomsTab() {
  const { values, set, errors, texts } = useHotelForm();
  const t = texts.rooms;
  return (
    <ItemList<Room>
      items={values.rooms}
      onChange={(rooms, path) => set('rooms', rooms, path ? `rooms.${path}` : 'rooms')}
      make={newRoom}
      texts={t}
      nameOf={({ name }) => name}
    >
      {(room, index, change) => (
        <div className="grid gap-4">
          <div className="grid gap-4 md:grid-cols-4">
            <ItemField
              className="md:col-span-2"
              path={`rooms.${index}.name`}
              label={t.name}
              required
              maxLength={ITEM_LIMITS.name}
              value={room.name}
              onChange={(name) => change({ name })}
            />
            <ItemField
              path={`rooms.${index}.price`}
              label={t.price}
              inputMode="decimal"
              maxLength={20}
              value={room.price}
              onChange={(price) => change({ price })}
            />
            <ItemField
              path={`rooms.${index}.capacity`}
              label={t.capacity}
              inputMode="numeric"
              maxLength={2}
              value={room.capacity}
              onChange={(capacity) => change({ capacity })}
            />
            <ItemField
              className="md:col-span-2"
              path={`rooms.${index}.area`}
              label={t.area}
              maxLength={ITEM_LIMITS.area}
              value={room.area}
              onChange={(area) => change({ area })}
            />
            <ItemField
              className="md:col-span-2"
              path={`rooms.${index}.bed_configuration`}
              label={t.bed_configuration}
              maxLength={ITEM_LIMITS.bed_configuration}
              value={room.bed_configuration}
              onChange={(bed) => change({ bed_configuration: bed })}
            />
          </div>
          <ItemText
            path={`rooms.${index}.description`}
            label={t.description}
            rows={3}
            maxLength={ITEM_LIMITS.description}
            value={room.description}
            onChange={(description) => change({ description })}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <ItemText
              path={`rooms.${index}.included_items`}
              label={t.included_items}
              rows={4}
              value={room.included_items.join('\n')}
              onChange={(text) => change({ included_items: toLines(text) })}
            />
            <MediaList
              label={t.images}
              values={room.images}
              error={problemOf(errors, `rooms.${index}.images`)}
              isWrong={(at) => `rooms.${index}.images.${at}` in errors}
              onChange={(images) => change({ images })}
            />
          </div>
        </div>
      )}
    </ItemList>
  );
}
