'use client';

import { useEffect } from 'react';

/** Marks the document as hydrated, for styles, tests and monitoring. */
export function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
