'use client';

import { MediaField } from '@/components/admin/media/media-field';
import { ITEM_LIMITS } from '@/lib/schemas/hotel-limits';
import { useHotelForm } from './form-context';
import { Sheet } from './hotel-field';
import { HotelImages } from './hotel-images';
import { ItemList } from './item-list';

const LISTS = ['hero_images', 'banner_images', 'gallery_images'] as const;

/** The pictures of the cards, and those of each part of the hotel's page. */
export function GalleryTab() {
  const { values, set, errors, texts } = useHotelForm();
  return (
    <>
      <HotelImages />
      {LISTS.map((name) => (
        <Sheet key={name} title={texts.fields[name]}>
          {name === 'hero_images' ? (
            <p className="-mt-4 text-caption text-ink-2">{texts.hints.hero_images}</p>
          ) : null}
          <ItemList<{ url: string }>
            items={values[name].map((url) => ({ url }))}
            onChange={(items, path) =>
              set(
                name,
                items.map(({ url }) => url),
                path ? `${name}.${path.split('.')[0]}` : name,
              )
            }
            make={() => ({ url: '' })}
            texts={texts.images}
          >
            {({ url }, index, change) => (
              <MediaField
                label={texts.images.url}
                error={errors[`${name}.${index}`]}
                maxLength={ITEM_LIMITS.url}
                value={url}
                onChange={(changed) => change({ url: changed })}
              />
            )}
          </ItemList>
        </Sheet>
      ))}
    </>
  );
}
