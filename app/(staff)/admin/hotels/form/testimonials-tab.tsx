'use client';

import { useTranslations } from 'next-intl';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { ImageField, Line, LongText } from './form-fields';
import { partOf } from './hotel-values';
import { ItemList } from './item-list';
import { useItemList } from './item-lists';
import type { ItemFieldsProps } from './item-row';

function TestimonialFields({ path }: ItemFieldsProps) {
  const t = useTranslations('adminHotelForm.testimonials');
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[1fr_160px]">
        <Line name={partOf(path, 'name')} label={t('name')} required max={ITEM_LIMITS.name} />
        <Line name={partOf(path, 'rating')} label={t('rating')} inputMode="numeric" />
      </div>
      <LongText
        name={partOf(path, 'description')}
        label={`${t('description')} *`}
        rows={3}
        max={ITEM_LIMITS.description}
      />
      <ImageField name={partOf(path, 'avatar')} label={t('avatar')} />
    </div>
  );
}

/** What guests wrote about the hotel. */
export function TestimonialsTab() {
  return (
    <ItemList
      list={useItemList('testimonials')}
      make={() => ({ name: '', description: '', rating: 5, avatar: '' })}
      messages="testimonials"
      nameField="name"
      Fields={TestimonialFields}
    />
  );
}
