'use client';

import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { ImageField } from './form-fields';
import { HotelImages } from './hotel-images';
import { ItemList } from './item-list';
import { useTextList } from './item-lists';
import type { ItemFieldsProps } from './item-row';

const LISTS = ['hero_images', 'banner_images', 'gallery_images'] as const;

const ImageLine = ({ path, name }: ItemFieldsProps) => <ImageField name={path} label={name} />;

/** The images of one part of the hotel's page, in their order. */
function SectionImages({ name }: { name: (typeof LISTS)[number] }) {
  const t = useTranslations('hotels.form');
  return (
    <FieldsetCard title={t(`fields.${name}`)} hint={t(`hints.${name}`)}>
      <ItemList
        list={useTextList(name)}
        shape="image"
        make={() => ''}
        messages="images"
        Fields={ImageLine}
      />
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
