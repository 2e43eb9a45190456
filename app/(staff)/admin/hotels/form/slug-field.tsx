'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type { HotelValues } from '@/lib/hotels/form';
import { hotelPath } from '@/lib/hotels/paths';
import { useFormField } from './form-fields';

/** The hotel's path: the database creates it from the name, and keeps it when the name changes. */
export function SlugField({ slug }: { slug: string | null }) {
  const t = useTranslations('hotels.form');
  const { value, onChange } = useFormField('slug');
  const type = useWatch<HotelValues, 'hotel_type'>({ name: 'hotel_type' });
  const isRenewed = slug !== null && value === '';
  return (
    <div className="-mt-1 grid gap-1 text-small">
      <p className="wrap-anywhere">
        <span className="font-[640]">{t('fields.slug')}: </span>
        <span className="text-ink-2">
          {slug === null ? t('slug.new') : hotelPath({ id: '', name: '', slug, type })}
        </span>
      </p>
      {slug === null ? null : (
        <label className="flex w-fit min-h-8 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isRenewed}
            onChange={(event) => onChange(event.target.checked ? '' : slug)}
            className="size-5 shrink-0 accent-ink"
          />
          {t('slug.renew')}
        </label>
      )}
      {isRenewed ? <p className="text-caption text-warn">{t('slug.warning')}</p> : null}
    </div>
  );
}
