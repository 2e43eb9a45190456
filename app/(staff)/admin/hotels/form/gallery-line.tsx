'use client';

import { useTranslations } from 'next-intl';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLimitHint } from '@/components/admin/limit-hint';
import { SelectField } from '@/components/admin/select-field';
import { TextField } from '@/components/ui/field';
import { GALLERY_SUBJECTS } from '@/lib/hotels/content/gallery-details';
import type { HotelValues } from '@/lib/hotels/form';
import { ITEM_LIMITS } from '@/lib/hotels/limits';
import { ImageField, useErrorMessage } from './form-fields';
import type { ItemFieldsProps } from './item-row';

const NOTHING = { caption: '', subject: '' };
type Part = keyof typeof NOTHING;

/** The gallery detail of the image at a URL. It stays with the image when the image is moved. */
function useImageDetail(url: string) {
  const { getValues, setValue } = useFormContext<HotelValues>();
  const messageOf = useErrorMessage();
  const { errors } = useFormState<HotelValues>({ name: 'gallery_details' });
  const placeOf = (details: HotelValues['gallery_details']) =>
    details.findIndex(({ image_url }) => image_url === url);
  const detail = useWatch({
    name: 'gallery_details',
    // A copy: the form changes the detail itself, which would then equal the one shown before.
    compute: (details: HotelValues['gallery_details']) => ({
      ...NOTHING,
      ...details[placeOf(details)],
    }),
  });
  const at = placeOf(getValues('gallery_details'));
  const change = (part: Part, value: string) => {
    const details = getValues('gallery_details');
    const place = placeOf(details);
    const options = { shouldDirty: true } as const;
    if (place >= 0) return setValue(`gallery_details.${place}.${part}`, value, options);
    const added = { image_url: url, ...NOTHING, [part]: value };
    setValue('gallery_details', [...details, added], options);
  };
  const error = (part: Part) =>
    at < 0 ? undefined : messageOf(get(errors, `gallery_details.${at}.${part}`));
  /** The path by which the list of problems links to the field. */
  const field = (part: Part) => (at < 0 ? undefined : `gallery_details.${at}.${part}`);
  return { detail, change, error, field };
}

function ImageDetail({ url }: { url: string }) {
  const t = useTranslations('hotels');
  const { detail, change, error, field } = useImageDetail(url);
  const limitHint = useLimitHint();
  const caption = detail.caption ?? '';
  return (
    <div className="grid grid-cols-1 gap-3 roomy:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <TextField
        label={t('form.gallery_details.caption')}
        hint={limitHint(caption, ITEM_LIMITS.caption)}
        error={error('caption')}
        data-field={field('caption')}
        value={caption}
        onChange={(event) => change('caption', event.target.value)}
      />
      <SelectField
        label={t('form.gallery_details.subject')}
        error={error('subject')}
        data-field={field('subject')}
        value={detail.subject ?? ''}
        onChange={(event) => change('subject', event.target.value)}
      >
        <option value="">—</option>
        {GALLERY_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`gallerySubjects.${subject}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** An image of the gallery with its caption and subject. */
export function GalleryLine({ path, name }: ItemFieldsProps) {
  const url = useWatch({ name: path, exact: true }) as unknown;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ImageField inList withAlt name={path} label={name} />
      {typeof url === 'string' && url ? <ImageDetail url={url} /> : null}
    </div>
  );
}
