'use client';

import { useEffect } from 'react';

/** Says on the document, for styles, tests and monitoring, that React has taken over the whole page. */
export function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
