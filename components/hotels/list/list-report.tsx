'use client';

import { useLayoutEffect } from 'react';
import { type PageReport, useHotelList } from './list-context';

type ListReportProps = PageReport & {
  /** While the next list is on its way. */
  loadingText: string;
};

/** How many hotels the list has. Tells the frame around the page the same and its facets. */
export function ListReport({ total, found, facets, loadingText }: ListReportProps) {
  const { loading, view, filters, report } = useHotelList();
  useLayoutEffect(() => report({ total, found, facets }), [report, total, found, facets]);
  return <h2>{loading && view === filters.view ? loadingText : found}</h2>;
}
