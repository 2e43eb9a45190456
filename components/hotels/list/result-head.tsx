'use client';

import { useEffect } from 'react';
import { chipVariants } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { useHotelList } from './list-context';

type ResultHeadProps = {
  /** How many hotels there are, in words. */
  found: string;
  messages: Record<'loading' | 'view' | 'grid' | 'list', string>;
  /** The region of the address and the way back from it. */
  region: { name: string; remove: string; path: string } | null;
};

/** The count, the region to take back, and the choice between grid and list. */
export function ResultHead({ found, messages, region }: ResultHeadProps) {
  const { loading, view, setView, announce } = useHotelList();
  useEffect(() => announce(found), [announce, found]);
  return (
    <div className="mt-8 mb-5 flex flex-wrap items-end justify-between gap-x-3 gap-y-4 md:mt-11 md:mb-6.5 md:items-center">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <h2 className="text-xl md:text-[1.75rem]">{loading ? messages.loading : found}</h2>
        {region ? (
          <Link
            href={region.path}
            scroll={false}
            className={chipVariants({ size: 'touch', className: 'hover:bg-sand-2' })}
          >
            {region.name}
            <Icon name="x" className="size-4" />
            <span className="sr-only">{region.remove}</span>
          </Link>
        ) : null}
      </div>
      <fieldset className="flex overflow-hidden rounded-2 border-[1.5px] border-control">
        <legend className="sr-only">{messages.view}</legend>
        {(['grid', 'list'] as const).map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={view === mode}
            disabled={loading}
            onClick={() => setView(mode)}
            className="inline-flex h-11 items-center gap-2 px-4 text-small font-[600] focus-visible:-outline-offset-3 disabled:text-disabled aria-pressed:bg-mata aria-pressed:text-white disabled:aria-pressed:bg-sand-2 disabled:aria-pressed:text-disabled"
          >
            <Icon name={mode === 'grid' ? 'layout-grid' : 'list'} />
            <span className="max-md:sr-only">{messages[mode]}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
