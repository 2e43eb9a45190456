'use client';

import { setNonce } from 'get-nonce';
import { useEffect } from 'react';

/**
 * An open dialog locks the page's scrolling with a style element, which the policy of staff pages
 * allows with the nonce of the response only. Stands before everything that opens a dialog.
 */
export function StyleNonce() {
  useEffect(() => {
    const script = document.querySelector<HTMLScriptElement>('script[nonce]');
    if (script?.nonce) setNonce(script.nonce);
  }, []);
  return null;
}
