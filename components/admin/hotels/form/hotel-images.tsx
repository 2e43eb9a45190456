'use client';

import { MediaField } from '@/components/admin/media/media-field';
import type { HotelValues } from '@/lib/schemas/hotel-form';
import { ITEM_LIMITS } from '@/lib/schemas/hotel-limits';
import { useHotelForm } from './form-context';
import { Sheet } from './hotel-field';
import { ItemList } from './item-list';

type Image = HotelValues['images'][number];

/** The pictures of cards and lists; one of them is the main one. */
export function HotelImages() {
  const { values, set, errors, texts } = useHotelForm();
  const { images } = values;
  return (
    <Sheet title={texts.sections.hotelImages}>
      <p className="-mt-4 text-caption text-ink-2">{errors.images ?? texts.hints.images}</p>
      <ItemList<Image>
        items={images}
        onChange={(items, path) => set('images', items, path ? `images.${path}` : 'images')}
        make={() => ({ id: crypto.randomUUID(), image_url: '', is_main: images.length === 0 })}
        texts={texts.images}
        fixed
      >
        {(image, index, change) => (
          <div className="grid gap-3">
            <MediaField
              label={texts.images.url}
              error={errors[`images.${index}.image_url`]}
              maxLength={ITEM_LIMITS.url}
              value={image.image_url}
              onChange={(url) => change({ image_url: url })}
            />
            <label className="flex w-fit min-h-8 cursor-pointer items-center gap-2.5 text-[15px]">
              <input
                type="radio"
                name="imagem-principal"
                checked={image.is_main}
                onChange={() =>
                  set(
                    'images',
                    images.map((other) => ({ ...other, is_main: other.id === image.id })),
                  )
                }
                className="size-4 accent-ink"
              />
              {texts.images.main}
            </label>
          </div>
        )}
      </ItemList>
    </Sheet>
  );
}
