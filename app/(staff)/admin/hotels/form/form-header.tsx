'use client';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import Link from '@/components/ui/link';
import { Switch } from '@/components/ui/switch';
import { fill } from '@/lib/format/fill';
import { useHotelForm } from './form-context';

type FormHeaderProps = {
  /** The stored one; null for a new hotel. */
  name: string | null;
  /** Where else to go from here. */
  links: ReactNode;
};

/** Which hotel is open, and whether visitors see it. */
export function FormHeader({ name, links }: FormHeaderProps) {
  const { values, set, texts } = useHotelForm();
  return (
    <>
      <Link href="/admin/hotels" className="inline-flex items-center gap-2 text-ink-2">
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
        {texts.back}
      </Link>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <h1 className="text-[28px] wrap-anywhere md:text-[34px]">
          {name === null ? texts.create : fill(texts.edit, { name })}
        </h1>
        <div className="flex flex-wrap items-center gap-3">
          {links}
          <span className="flex items-center gap-3 font-[560]">
            <Switch
              checked={values.is_active}
              label={texts.isActive}
              onChange={(isActive) => set('is_active', isActive)}
            />
            <span aria-hidden>{texts.isActive}</span>
          </span>
        </div>
      </div>
    </>
  );
}
