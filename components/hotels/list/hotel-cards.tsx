'use client';

import type { ComponentProps } from 'react';
import { CardPages } from '@/components/sections/card-pages';
import { useHotelList } from './list-context';

type HotelCardsProps = Omit<ComponentProps<typeof CardPages>, 'className' | 'view' | 'loading'>;

/** The cards of the hotels as a grid or a list. */
export function HotelCards(props: HotelCardsProps) {
  const { view, filters, loading } = useHotelList();
  const shape = view === 'grade' ? 'grid' : 'list';
  const grid = 'gap-x-7 gap-y-9 sm:grid-cols-2 md:gap-y-12 lg:grid-cols-3';
  return (
    <CardPages
      {...props}
      view={shape}
      loading={loading && view === filters.view}
      className={`grid grid-cols-1 ${shape === 'grid' ? grid : ''}`}
    />
  );
}
