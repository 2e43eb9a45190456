'use client';

import { setNonce } from 'get-nonce';
import { useEffect } from 'react';
import { config } from 'zod/v4/core';

// Otherwise zod would try to compile code from strings, which the policy refuses and browsers
// report.
config({ jitless: true });

/**
 * Tells libraries about the policy of staff pages. An open dialog locks the page's scrolling with a
 * style element, which the policy only allows with the nonce of the response. Must come before
 * anything that opens a dialog or validates a value.
 */
export function PagePolicy() {
  useEffect(() => {
    const script = document.querySelector<HTMLScriptElement>('script[nonce]');
    if (script?.nonce) setNonce(script.nonce);
  }, []);
  return null;
}
