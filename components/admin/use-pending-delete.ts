'use client';

import { useState } from 'react';

/**
 * The row whose removal is being confirmed, in its current version: the list may be reloaded while
 * the question is open. A row that has left the list keeps its last state.
 */
export function usePendingDelete<Row extends { id: string }>(rows: readonly Row[]) {
  const [asked, setPendingDelete] = useState<Row | null>(null);
  const current = asked && rows.find(({ id }) => id === asked.id);
  return [current ?? asked, setPendingDelete] as const;
}
