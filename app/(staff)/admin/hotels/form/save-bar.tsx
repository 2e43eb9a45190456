'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormState, useWatch } from 'react-hook-form';
import { useMedia } from '@/components/admin/media/media-context';
import { isAwaited } from '@/components/admin/media/use-uploads';
import { Button, buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import type { HotelValues } from '@/lib/hotels/form';
import { problemPaths } from './problems';

type SaveBarProps = {
  isChanged: boolean;
  isSaving: boolean;
  /** The hotel is not stored yet. */
  isNew: boolean;
};

/**
 * The bar at the end of the form, always visible if there is room: whether all is saved, how many
 * images are still uploading, whether saving makes a new hotel public, what prevented a save, and
 * the save button.
 */
export function SaveBar({ isChanged, isSaving, isNew }: SaveBarProps) {
  const t = useTranslations('hotels.form');
  const forms = useTranslations('admin.forms');
  const missing = problemPaths(useFormState<HotelValues>().errors).length;
  const isActive = useWatch<HotelValues, 'is_active'>({ name: 'is_active' });
  const coming = useMedia().uploads.list.filter(isAwaited).length;
  const saved = isNew || coming > 0 ? '' : t('allSaved');
  const state = isChanged ? t('unsaved') : saved;
  return (
    <div className="save-bar sticky bottom-3 low:static @max-[15rem]/area:static z-20 mt-auto flex flex-wrap items-center justify-end gap-2 rounded-2 border border-line bg-card p-2.5 shadow-2 sm:gap-3 sm:p-3.5 md:px-5">
      <p
        role="status"
        className="mr-auto min-w-18 flex-1 text-small text-ink-2 max-sm:text-caption max-sm:leading-tight"
      >
        {missing > 0 ? t('problems.count', { count: missing }) : state}
        {coming > 0 ? <span className="block">{t('coming', { count: coming })}</span> : null}
        {/* The switch for it is out of sight by the time a new hotel is saved. */}
        {isNew ? (
          <span className="block">{t(isActive ? 'onceSaved.visible' : 'onceSaved.hidden')}</span>
        ) : null}
      </p>
      <Link
        href="/admin/hotels"
        className={buttonVariants({
          variant: 'outline',
          className: 'max-sm:px-3 @max-[20rem]/area:w-12 @max-[20rem]/area:px-0',
        })}
      >
        <X aria-hidden className="hidden @max-[20rem]/area:block" />
        <span className="@max-[20rem]/area:sr-only">{forms('cancel')}</span>
      </Link>
      <Button type="submit" busy={isSaving} className="max-sm:px-3.5">
        {isSaving ? forms('saving') : t('save')}
      </Button>
    </div>
  );
}
