'use client';

import { useEffect } from 'react';
import { formatMessage } from '@/lib/i18n/format-message';

/** Logs the missing path in the browser, as specified. `message` contains a {path} placeholder. */
export function LogMissingPath({ message }: { message: string }) {
  useEffect(() => {
    console.error(formatMessage(message, { path: location.pathname }));
  }, [message]);
  return null;
}
