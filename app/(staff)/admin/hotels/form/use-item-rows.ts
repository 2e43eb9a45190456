'use client';

import { useState } from 'react';

/** One row of a list on the screen: what it is known by while it moves, and whether it is open. */
export type RowState = { key: number; open: boolean };

let last = 0;

/** A row that has not been on the screen before. */
export function newRow(open: boolean): RowState {
  last += 1;
  return { key: last, open };
}

/**
 * The rows of a list that has so many items, however it came to have them. A row in which a problem
 * is found opens; `marks` is anything that changes when problems do.
 */
export function useItemRows(
  count: number,
  startsOpen: boolean,
  marks: unknown,
  isMarked: (at: number) => boolean,
) {
  const [rows, setRows] = useState<RowState[]>([]);
  const [seen, setSeen] = useState<unknown>(null);
  if (rows.length !== count || seen !== marks) {
    setSeen(marks);
    setRows(
      Array.from({ length: count }, (_, at) => {
        const row = rows[at] ?? newRow(startsOpen);
        return row.open || !isMarked(at) ? row : { ...row, open: true };
      }),
    );
  }
  return [rows, setRows] as const;
}
