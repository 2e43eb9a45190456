'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import Link from '@/components/ui/link';
import { Switch } from '@/components/ui/switch';
import { useLastListPath } from '../last-list';
import { useFormField } from './form-fields';

type FormHeaderProps = {
  /** The stored one; null for a new hotel. */
  name: string | null;
  /** Links to the page on the site and to the history. */
  links: ReactNode;
};

/** Which hotel is open, and whether visitors see it. */
export function FormHeader({ name, links }: FormHeaderProps) {
  const t = useTranslations('hotels.form');
  const { value, onChange } = useFormField('is_active');
  return (
    <>
      <Link href={useLastListPath()} className="inline-flex items-center gap-2 text-ink-2">
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h1 tabIndex={-1} className="text-[min(1.75rem,11vw)] wrap-anywhere md:text-[2.125rem]">
          {name === null ? t('create') : t('edit', { name })}
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          {links}
          <span className="flex items-center gap-3 font-[560]">
            <Switch checked={value === true} label={t('isActive')} onChange={onChange} />
            <span aria-hidden>{t('isActive')}</span>
          </span>
        </div>
      </div>
    </>
  );
}
