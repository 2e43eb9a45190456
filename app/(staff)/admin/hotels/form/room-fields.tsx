'use client';

import { useCallback } from 'react';
import { MediaList } from '@/components/admin/media/media-list';
import type { HotelValues } from '@/lib/hotels/form';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { useItemForm } from './form-context';
import { ItemField, ItemText, useParts } from './item-field';
import { ItemList } from './item-list';
import type { ItemFieldsProps } from './item-row';
import { TextLine } from './text-line';
import type { ChangeList } from './use-row-controls';

type Room = HotelValues['rooms'][number];

/** What is wrong with a list or with the first wrong item of it. */
const problemOf = (errors: Record<string, string>, path: string) =>
  Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];

/** Everything there is to say of one room. */
export function RoomFields({ item: room, path, change }: ItemFieldsProps<Room>) {
  const { texts, errors } = useItemForm();
  const t = texts.rooms;
  const set = useParts({ path, change });
  const setIncluded: ChangeList<string> = useCallback(
    (recipe, at) => set('included_items', recipe, at),
    [set],
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-4">
        <ItemField
          className="md:col-span-2"
          path={`${path}.name`}
          label={t.name}
          required
          max={ITEM_LIMITS.name}
          value={room.name}
          onChange={(name) => set('name', name)}
        />
        <ItemField
          path={`${path}.price`}
          label={t.price}
          inputMode="decimal"
          value={room.price}
          onChange={(price) => set('price', price)}
        />
        <ItemField
          path={`${path}.capacity`}
          label={t.capacity}
          inputMode="numeric"
          value={room.capacity}
          onChange={(capacity) => set('capacity', capacity)}
        />
        <ItemField
          className="md:col-span-2"
          path={`${path}.area`}
          label={t.area}
          max={ITEM_LIMITS.area}
          value={room.area}
          onChange={(area) => set('area', area)}
        />
        <ItemField
          className="md:col-span-2"
          path={`${path}.bed_configuration`}
          label={t.bed_configuration}
          max={ITEM_LIMITS.bed_configuration}
          value={room.bed_configuration}
          onChange={(beds) => set('bed_configuration', beds)}
        />
      </div>
      <ItemText
        path={`${path}.description`}
        label={t.description}
        rows={3}
        max={ITEM_LIMITS.description}
        value={room.description}
        onChange={(description) => set('description', description)}
      />
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <fieldset className="min-w-0">
          <legend className="mb-2 text-[15px] font-[640]">{t.included_items}</legend>
          <ItemList<string>
            path={`${path}.included_items`}
            items={room.included_items as string[]}
            onChange={setIncluded}
            shape="text"
            make={() => ''}
            texts={texts.included}
            Fields={TextLine}
          />
        </fieldset>
        <MediaList
          label={t.images}
          values={room.images}
          error={problemOf(errors, `${path}.images`)}
          isWrong={(at) => `${path}.images.${at}` in errors}
          onChange={(images) => set('images', images)}
        />
      </div>
    </div>
  );
}
