'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { DropTarget } from '@/components/admin/media/drop-target';
import type { HotelValues } from '@/lib/hotels/form';
import { ImageField, useFormField } from './form-fields';
import { type FieldPath, partOf } from './hotel-values';
import { ItemList } from './item-list';
import { useItemList } from './item-lists';
import type { ItemFieldsProps } from './item-row';
import { LibraryButton } from './library-button';

type Image = HotelValues['images'][number];

/** Marks one image, and no other, as the main one. */
function MainImage({ path }: { path: FieldPath }) {
  const t = useTranslations('hotels.form.images');
  const { getValues, setValue } = useFormContext<HotelValues>();
  const { value } = useFormField(partOf(path, 'is_main'));
  const makeMain = () => {
    for (const at of getValues('images').keys()) {
      setValue(`images.${at}.is_main`, path === `images.${at}`, { shouldDirty: true });
    }
  };
  return (
    <label className="flex w-fit min-h-8 cursor-pointer items-center gap-2.5 text-small">
      <input
        type="radio"
        name="imagem-principal"
        checked={value === true}
        onChange={makeMain}
        className="size-4 accent-ink"
      />
      {t('main')}
    </label>
  );
}

const ImageFields = ({ path, name }: ItemFieldsProps) => (
  <div className="grid grid-cols-1 gap-3">
    <ImageField inList withAlt name={partOf(path, 'image_url')} label={name} />
    <MainImage path={path} />
  </div>
);

/** A hotel's first image is its main one. */
const newImage = (image_url: string, isFirst: boolean) => ({
  id: crypto.randomUUID(),
  image_url,
  is_main: isFirst,
});

/** The images of cards and lists; one of them is the main one. */
export function HotelImages() {
  const t = useTranslations('hotels.form');
  const images = useItemList('images');
  const { getValues } = useFormContext<HotelValues>();
  const list = {
    ...images,
    // A restored image may have been the main one before another was chosen.
    insert: (at: number, items: unknown[]) => {
      const hasMain = getValues('images').some(({ is_main }) => is_main);
      images.insert(
        at,
        hasMain ? (items as Image[]).map((item) => ({ ...item, is_main: false })) : items,
      );
    },
  };
  const has = (url: string) => getValues('images').some(({ image_url }) => image_url === url);
  const append = (urls: string[]) => {
    const count = list.keys.length;
    list.insert(
      count,
      urls.map((url, at) => newImage(url, count + at === 0)),
    );
  };
  return (
    <FieldsetCard title={t('sections.hotelImages')} hint={t('hints.images')}>
      <DropTarget onAdd={append} has={has}>
        <ItemList
          list={list}
          shape="image"
          make={(count) => newImage('', count === 0)}
          messages="images"
          Fields={ImageFields}
          usual={<LibraryButton onPick={append} />}
        />
      </DropTarget>
    </FieldsetCard>
  );
}
