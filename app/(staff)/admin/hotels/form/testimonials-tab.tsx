'use client';

import { MediaField } from '@/components/admin/media/media-field';
import type { HotelValues } from '@/lib/hotels/form';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { useFormList, useHotelForm, useItemForm } from './form-context';
import { ItemField, ItemText, useParts } from './item-field';
import { ItemList } from './item-list';
import type { ItemFieldsProps } from './item-row';

type Testimonial = HotelValues['testimonials'][number];

function TestimonialFields({ item: said, path, change }: ItemFieldsProps<Testimonial>) {
  const { texts, errors } = useItemForm();
  const t = texts.testimonials;
  const set = useParts({ path, change });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[1fr_160px]">
        <ItemField
          path={`${path}.name`}
          label={t.name}
          required
          max={ITEM_LIMITS.name}
          value={said.name}
          onChange={(name) => set('name', name)}
        />
        <ItemField
          path={`${path}.rating`}
          label={t.rating}
          inputMode="numeric"
          value={said.rating}
          onChange={(rating) => set('rating', rating)}
        />
      </div>
      <ItemText
        path={`${path}.description`}
        label={`${t.description} *`}
        rows={3}
        max={ITEM_LIMITS.description}
        value={said.description}
        onChange={(description) => set('description', description)}
      />
      <MediaField
        label={t.avatar}
        error={errors[`${path}.avatar`]}
        value={said.avatar}
        onChange={(avatar) => set('avatar', avatar)}
      />
    </div>
  );
}

/** What guests said. */
export function TestimonialsTab() {
  const { texts } = useHotelForm();
  return (
    <ItemList<Testimonial>
      {...useFormList('testimonials')}
      make={() => ({ name: '', description: '', rating: 5, avatar: null })}
      texts={texts.testimonials}
      nameOf={({ name }) => name}
      Fields={TestimonialFields}
    />
  );
}
