'use client';

import { hotelPath } from '@/lib/hotels/paths';
import { useHotelForm } from './form-context';

/** The hotel's address: made from its name by the database, kept when the name changes. */
export function SlugField({ slug }: { slug: string | null }) {
  const { values, set, texts } = useHotelForm();
  const type = values.hotel_type;
  return (
    <div className="-mt-1 grid gap-1 text-[15px]">
      <p className="wrap-anywhere">
        <span className="font-[640]">{texts.fields.slug}: </span>
        {slug ? (
          <span className="text-ink-2">{hotelPath({ id: '', name: '', slug, type })}</span>
        ) : (
          <span className="text-ink-2">{texts.slug.new}</span>
        )}
      </p>
      {slug ? (
        <label className="flex w-fit min-h-8 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={values.slug === ''}
            onChange={(event) => set('slug', event.target.checked ? '' : slug)}
            className="size-4 accent-ink"
          />
          {texts.slug.renew}
        </label>
      ) : null}
      {slug && values.slug === '' ? (
        <p className="text-caption text-warn">{texts.slug.warning}</p>
      ) : null}
    </div>
  );
}
