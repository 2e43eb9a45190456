'use client';

import { MediaField } from '@/components/admin/media/media-field';
import type { HotelValues } from '@/lib/hotels/form';
import { useFormList, useHotelForm } from './form-context';
import { Sheet } from './hotel-field';
import { useParts } from './item-field';
import { ItemList } from './item-list';
import type { ItemFieldsProps } from './item-row';

type Image = HotelValues['images'][number];

function ImageFields({ item: image, path, name, change }: ItemFieldsProps<Image>) {
  const { set, texts, errors } = useHotelForm();
  const setPart = useParts({ path, change });
  const makeMain = () =>
    set('images', (all) => all.map((other) => ({ ...other, is_main: other.id === image.id })));
  return (
    <div className="grid gap-3">
      <MediaField
        label={name}
        error={errors[`${path}.image_url`]}
        value={image.image_url}
        onChange={(url) => setPart('image_url', url)}
      />
      <label className="flex w-fit min-h-8 cursor-pointer items-center gap-2.5 text-[15px]">
        <input
          type="radio"
          name="imagem-principal"
          checked={image.is_main}
          onChange={makeMain}
          className="size-4 accent-ink"
        />
        {texts.images.main}
      </label>
    </div>
  );
}

/** The pictures of cards and lists; one of them is the main one. */
export function HotelImages() {
  const { texts } = useHotelForm();
  const list = useFormList('images');
  return (
    <Sheet title={texts.sections.hotelImages}>
      <p className="-mt-4 text-caption text-ink-2">{texts.hints.images}</p>
      <ItemList<Image>
        {...list}
        shape="picture"
        fixed
        make={() => ({
          id: crypto.randomUUID(),
          image_url: '',
          is_main: list.items.length === 0,
        })}
        texts={texts.images}
        Fields={ImageFields}
      />
    </Sheet>
  );
}
