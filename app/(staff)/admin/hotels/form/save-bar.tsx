'use client';

import { useTranslations } from 'next-intl';
import { Button, buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';

type SaveBarProps = {
  isChanged: boolean;
  isSaving: boolean;
  /** Nothing of it is stored yet. */
  isNew: boolean;
};

/** The end of the form, always in sight: whether all is saved, and the button that saves. */
export function SaveBar({ isChanged, isSaving, isNew }: SaveBarProps) {
  const t = useTranslations('hotels.form');
  const forms = useTranslations('admin.forms');
  return (
    <div className="save-bar sticky bottom-3 max-[18rem]:static z-20 mt-6 flex flex-wrap items-center justify-end gap-3 rounded-2 border border-line bg-card p-3.5 shadow-2 md:px-5">
      <p role="status" className="mr-auto text-small text-ink-2 max-sm:w-full">
        {isChanged ? t('unsaved') : isNew ? '' : t('allSaved')}
      </p>
      <Link
        href="/admin/hotels"
        className={buttonVariants({ variant: 'outline', className: 'max-sm:flex-1' })}
      >
        {forms('cancel')}
      </Link>
      <Button type="submit" aria-disabled={isSaving} className="max-sm:flex-1">
        {isSaving ? forms('saving') : t('save')}
      </Button>
    </div>
  );
}
