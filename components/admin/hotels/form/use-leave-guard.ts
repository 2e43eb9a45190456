'use client';

import { useEffect } from 'react';
import { useLeaveWarning } from '../../use-save';

/** Asks before a page with unsaved changes is left by a link, a reload or a closed tab. */
export function useLeaveGuard(changed: boolean, question: string) {
  useLeaveWarning(changed);
  useEffect(() => {
    if (!changed) return;
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const stays = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!link || stays || link.getAttribute('target') === '_blank') return;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [changed, question]);
}
