'use client';

import { MediaField } from '@/components/admin/media/media-field';
import type { HotelValues } from '@/lib/schemas/hotel-form';
import { ITEM_LIMITS } from '@/lib/schemas/hotel-limits';
import { useHotelForm } from './form-context';
import { ItemField, ItemText } from './item-field';
import { ItemList } from './item-list';

type Testimonial = HotelValues['testimonials'][number];

/** What guests said. */
export function TestimonialsTab() {
  const { values, set, errors, texts } = useHotelForm();
  const t = texts.testimonials;
  return (
    <ItemList<Testimonial>
      items={values.testimonials}
      onChange={(items, path) =>
        set('testimonials', items, path ? `testimonials.${path}` : 'testimonials')
      }
      make={() => ({ name: '', description: '', rating: 5, avatar: null })}
      texts={t}
      nameOf={({ name }) => name}
    >
      {(said, index, change) => (
        <div className="grid gap-4">
          <div className="grid gap-4 md:grid-cols-[1fr_160px]">
            <ItemField
              path={`testimonials.${index}.name`}
              label={t.name}
              required
              maxLength={ITEM_LIMITS.name}
              value={said.name}
              onChange={(name) => change({ name })}
            />
            <ItemField
              path={`testimonials.${index}.rating`}
              label={t.rating}
              inputMode="numeric"
              maxLength={1}
              value={said.rating}
              onChange={(rating) => change({ rating })}
            />
          </div>
          <ItemText
            path={`testimonials.${index}.description`}
            label={`${t.description} *`}
            rows={3}
            maxLength={ITEM_LIMITS.description}
            value={said.description}
            onChange={(description) => change({ description })}
          />
          <MediaField
            label={t.avatar}
            error={errors[`testimonials.${index}.avatar`]}
            maxLength={ITEM_LIMITS.url}
            value={said.avatar}
            onChange={(avatar) => change({ avatar })}
          />
        </div>
      )}
    </ItemList>
  );
}
