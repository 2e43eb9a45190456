'use client';

import { useTranslations } from 'next-intl';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { ImageField, Line, LongText, useFormField } from './form-fields';
import { partOf } from './hotel-values';
import { IconPicker } from './icon-picker';
import type { ItemFieldsProps } from './item-row';

/** The fields of a service or an amenity, which differ only in their texts. */
export function ServiceFields({ path }: ItemFieldsProps) {
  const isAmenity = path.startsWith('amenities.');
  const t = useTranslations(isAmenity ? 'hotels.form.amenities' : 'hotels.form.services');
  const icon = useFormField(partOf(path, 'icon'));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-start gap-4 roomy:grid-cols-[1fr_auto]">
        <Line name={partOf(path, 'name')} label={t('name')} required max={ITEM_LIMITS.name} />
        <IconPicker label={t('icon')} value={String(icon.value ?? '')} onChoose={icon.onChange} />
      </div>
      <LongText
        name={partOf(path, 'description')}
        label={t('description')}
        rows={2}
        max={ITEM_LIMITS.description}
      />
    </div>
  );
}

/** A guest's testimonial, with name, stars and image. */
export function TestimonialFields({ path }: ItemFieldsProps) {
  const t = useTranslations('hotels.form.testimonials');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 roomy:grid-cols-[1fr_10rem]">
        <Line name={partOf(path, 'name')} label={t('name')} required max={ITEM_LIMITS.name} />
        <Line name={partOf(path, 'rating')} label={t('rating')} inputMode="numeric" />
      </div>
      <LongText
        name={partOf(path, 'description')}
        label={`${t('description')} *`}
        rows={3}
        max={ITEM_LIMITS.description}
      />
      <ImageField name={partOf(path, 'avatar')} label={t('avatar')} hint={t('avatarHint')} />
    </div>
  );
}

/** A question with its answer. */
export function FaqFields({ path }: ItemFieldsProps) {
  const t = useTranslations('hotels.form.faqs');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Line
        name={partOf(path, 'question')}
        label={t('question')}
        required
        max={ITEM_LIMITS.question}
      />
      <LongText
        name={partOf(path, 'answer')}
        label={`${t('answer')} *`}
        rows={3}
        max={ITEM_LIMITS.answer}
      />
    </div>
  );
}
