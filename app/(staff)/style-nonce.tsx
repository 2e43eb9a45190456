'use client';

import { setNonce } from 'get-nonce';
import { useEffect } from 'react';

/**
 * An open dialog locks the page's scrolling with a style element, which the policy of staff pages
 * lets in with the nonce of the response only. Stands before whatever may open one.
 */
export function StyleNonce() {
  useEffect(() => {
    const script = document.querySelector<HTMLScriptElement>('script[nonce]');
    if (script?.nonce) setNonce(script.nonce);
  }, []);
  return null;
}
