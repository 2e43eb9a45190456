'use client';

import { useLayoutEffect } from 'react';
import { type PageReport, useHotelList } from './list-context';

type ListReportProps = PageReport & {
  /** Shown while the next list loads. */
  loadingText: string;
};

/** How many hotels the list has. Also reports that and the facets to the page's frame. */
export function ListReport({ total, found, facets, loadingText }: ListReportProps) {
  const { replacing, report } = useHotelList();
  useLayoutEffect(() => report({ total, found, facets }), [report, total, found, facets]);
  return <h2>{replacing ? loadingText : found}</h2>;
}
