'use client';

import { useEffect } from 'react';
import { formatMessage } from '@/lib/i18n/format-message';

/** Specified: the missing path is logged in the browser. `message` holds the {path} place. */
export function LogMissingPath({ message }: { message: string }) {
  useEffect(() => {
    console.error(formatMessage(message, { path: location.pathname }));
  }, [message]);
  return null;
}
