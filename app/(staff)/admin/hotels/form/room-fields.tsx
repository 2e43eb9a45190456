'use client';

import { useTranslations } from 'next-intl';
import { type FieldError, useController } from 'react-hook-form';
import { MediaList } from '@/components/admin/media/media-list';
import { SelectField } from '@/components/admin/select-field';
import type { HotelValues } from '@/lib/hotels/form';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { ROOM_VIEWS } from '@/lib/hotels/rooms/views';
import { Line, LongText, useErrorMessage, useFormField } from './form-fields';
import { partOf } from './hotel-values';
import { ItemList } from './item-list';
import { useTextList } from './item-lists';
import type { ItemFieldsProps } from './item-row';
import { TextLine } from './text-line';

type RoomPath = `rooms.${number}`;

/** The images of a room. Marks each wrong one, and shows the problem of the list or of the first. */
function RoomImages({ room }: { room: RoomPath }) {
  const t = useTranslations('hotels.form');
  const messageOf = useErrorMessage();
  const { field, fieldState } = useController<HotelValues>({ name: `${room}.images` });
  const list = fieldState.error;
  const items = (Array.isArray(list) ? list : []) as (FieldError | undefined)[];
  return (
    <MediaList
      label={t('rooms.images')}
      hint={t('hints.roomImages')}
      name={`${room}.images`}
      values={(field.value as string[] | undefined) ?? []}
      error={messageOf(list) ?? messageOf(items.find(Boolean))}
      isWrong={(at) => items[at] !== undefined}
      onChange={field.onChange}
    />
  );
}

/** What the room looks out on. */
function RoomViewField({ room }: { room: RoomPath }) {
  const t = useTranslations('hotels');
  const { value, error, onChange } = useFormField(`${room}.view`);
  return (
    <SelectField
      label={t('form.rooms.view')}
      error={error}
      className="roomy:col-span-2"
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('form.hints.noView')}</option>
      {ROOM_VIEWS.map((view) => (
        <option key={view} value={view}>
          {t(`rooms.views.${view}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** All fields of one room. */
export function RoomFields({ path }: ItemFieldsProps) {
  const t = useTranslations('hotels.form.rooms');
  const hints = useTranslations('hotels.form.hints');
  const room = path as RoomPath;
  const included = useTextList(`${room}.included_items`);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 roomy:grid-cols-4">
        <Line
          className="roomy:col-span-2"
          name={partOf(path, 'name')}
          label={t('name')}
          required
          max={ITEM_LIMITS.name}
        />
        <Line name={partOf(path, 'price')} label={t('price')} inputMode="decimal" />
        <Line name={partOf(path, 'capacity')} label={t('capacity')} inputMode="numeric" />
        <Line
          className="roomy:col-span-2"
          name={partOf(path, 'area')}
          label={t('area')}
          max={ITEM_LIMITS.area}
        />
        <Line
          className="roomy:col-span-2"
          name={partOf(path, 'bed_configuration')}
          label={t('bed_configuration')}
          max={ITEM_LIMITS.bed_configuration}
        />
        <RoomViewField room={room} />
        <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-4 gap-y-1.5 roomy:col-span-2">
          {(['double_beds', 'single_beds'] as const).map((name) => (
            <Line key={name} name={partOf(path, name)} label={t(name)} inputMode="numeric" />
          ))}
          <p className="col-span-full text-caption text-ink-2">{hints('beds')}</p>
        </fieldset>
      </div>
      <LongText
        name={partOf(path, 'description')}
        label={t('description')}
        rows={3}
        max={ITEM_LIMITS.description}
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 wide:grid-cols-2">
        <fieldset className="min-w-0">
          <legend className="mb-2 text-small font-[640]">{t('included_items')}</legend>
          <ItemList
            list={included}
            shape="text"
            make={() => ''}
            messages="included"
            Fields={TextLine}
          />
        </fieldset>
        <RoomImages room={room} />
      </div>
    </div>
  );
}
