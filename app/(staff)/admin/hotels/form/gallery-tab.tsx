'use client';

import { useFormList, useHotelForm } from './form-context';
import { Sheet } from './hotel-field';
import { HotelImages } from './hotel-images';
import { ImageLine } from './image-line';
import { ItemList } from './item-list';

const LISTS = ['hero_images', 'banner_images', 'gallery_images'] as const;

/** The pictures of one part of the hotel's page, in their order. */
function Pictures({ name }: { name: (typeof LISTS)[number] }) {
  const { texts } = useHotelForm();
  const list = useFormList(name);
  return (
    <Sheet title={texts.fields[name]}>
      {name === 'hero_images' ? (
        <p className="-mt-4 text-caption text-ink-2">{texts.hints.hero_images}</p>
      ) : null}
      <ItemList<string>
        {...list}
        shape="picture"
        make={() => ''}
        texts={texts.images}
        Fields={ImageLine}
      />
    </Sheet>
  );
}

/** The pictures of the cards, and those of each part of the hotel's page. */
export function GalleryTab() {
  return (
    <>
      <HotelImages />
      {LISTS.map((name) => (
        <Pictures key={name} name={name} />
      ))}
    </>
  );
}
