'use client';

import { useEffect } from 'react';

/** Specified: the missing path is logged in the browser. `message` holds the {path} place. */
export function LogMissingPath({ message }: { message: string }) {
  useEffect(() => {
    // A function, because '$&' in an address would be read as a pattern.
    console.error(message.replace('{path}', () => location.pathname));
  }, [message]);
  return null;
}
