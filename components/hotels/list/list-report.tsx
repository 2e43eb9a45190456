'use client';

import { useLayoutEffect } from 'react';
import { type PageReport, useHotelList } from './list-context';

type ListReportProps = PageReport & {
  /** While the next list is on its way. */
  loadingText: string;
};

/** How many hotels the list has. Tells the frame around the page the same and its facets. */
export function ListReport({ total, found, facets, loadingText }: ListReportProps) {
  const { replacing, report } = useHotelList();
  useLayoutEffect(() => report({ total, found, facets }), [report, total, found, facets]);
  return <h2>{replacing ? loadingText : found}</h2>;
}
