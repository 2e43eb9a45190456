'use client';

import { Button, buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import type messages from '@/messages/pt-BR.json';
import { useFormTexts } from './form-context';

type SaveBarProps = {
  changed: boolean;
  busy: boolean;
  /** Nothing of it is stored yet. */
  isNew: boolean;
  forms: (typeof messages)['adminForms'];
};

/** What a form ends with, always in sight: whether all is saved, and the way to save it. */
export function SaveBar({ changed, busy, isNew, forms }: SaveBarProps) {
  const texts = useFormTexts();
  return (
    <div className="save-bar sticky bottom-3 z-20 mt-6 flex flex-wrap items-center justify-end gap-3 rounded-2 border border-line bg-card p-3.5 shadow-2 md:px-5">
      <p role="status" className="mr-auto text-[15px] text-ink-2 max-sm:w-full">
        {changed ? texts.unsaved : isNew ? '' : texts.allSaved}
      </p>
      <Link
        href="/admin/hotels"
        className={buttonVariants({ variant: 'outline', className: 'max-sm:flex-1' })}
      >
        {forms.cancel}
      </Link>
      <Button type="submit" aria-disabled={busy} className="max-sm:flex-1">
        {busy ? forms.saving : texts.save}
      </Button>
    </div>
  );
}
