'use client';

import { setNonce } from 'get-nonce';
import { useEffect } from 'react';
import { config } from 'zod/v4/core';

// It would try whether code may be made of text, which the policy refuses and browsers report.
config({ jitless: true });

/**
 * What libraries have to know of the policy of staff pages. An open dialog locks the page's scrolling
 * with a style element, which the policy allows with the nonce of the response only. Stands before
 * everything that opens a dialog or checks a value.
 */
export function PagePolicy() {
  useEffect(() => {
    const script = document.querySelector<HTMLScriptElement>('script[nonce]');
    if (script?.nonce) setNonce(script.nonce);
  }, []);
  return null;
}
