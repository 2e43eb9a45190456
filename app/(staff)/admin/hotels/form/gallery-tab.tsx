'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { DropTarget } from '@/components/admin/media/drop-target';
import type { HotelValues } from '@/lib/hotels/form';
import { ImageField } from './form-fields';
import { GalleryLine } from './gallery-line';
import { HotelImages } from './hotel-images';
import { ItemList } from './item-list';
import { useTextList } from './item-lists';
import type { ItemFieldsProps } from './item-row';
import { LibraryButton } from './library-button';

const LISTS = ['hero_images', 'banner_images', 'gallery_images'] as const;

const ImageLine = ({ path, name }: ItemFieldsProps) => (
  <ImageField inList withAlt name={path} label={name} />
);

/** The images of one part of the hotel's page, in their order. */
function SectionImages({ name }: { name: (typeof LISTS)[number] }) {
  const t = useTranslations('hotels.form');
  const list = useTextList(name);
  const { getValues } = useFormContext<HotelValues>();
  const append = (urls: string[]) => list.insert(list.keys.length, urls);
  return (
    <FieldsetCard title={t(`fields.${name}`)} hint={t(`hints.${name}`)}>
      <DropTarget onAdd={append} has={(url) => getValues(name).includes(url)}>
        <ItemList
          list={list}
          shape="image"
          make={() => ''}
          messages="images"
          Fields={name === 'gallery_images' ? GalleryLine : ImageLine}
          usual={<LibraryButton onPick={append} />}
        />
      </DropTarget>
    </FieldsetCard>
  );
}

/** The images of the cards, and those of each part of the hotel's page. */
export function GalleryTab() {
  return (
    <>
      <HotelImages />
      {LISTS.map((name) => (
        <SectionImages key={name} name={name} />
      ))}
    </>
  );
}
