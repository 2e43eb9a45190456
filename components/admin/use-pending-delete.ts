'use client';

import { useState } from 'react';

/**
 * The row of a list that is asked about before it is removed, as the list has it now: it is loaded again
 * while the question is open. A row that has left the list stays as it was.
 */
export function usePendingDelete<Row extends { id: string }>(rows: readonly Row[]) {
  const [asked, setPendingDelete] = useState<Row | null>(null);
  const current = asked && rows.find(({ id }) => id === asked.id);
  return [current ?? asked, setPendingDelete] as const;
}
