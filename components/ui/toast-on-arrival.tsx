'use client';

import { useEffect } from 'react';
import { notify, type Toast } from './notify';

/** Says once, as a toast, what went wrong while the server made this page. */
export function ToastOnArrival({ tone, title }: Pick<Toast, 'tone' | 'title'>) {
  useEffect(() => notify({ tone, title }), [tone, title]);
  return null;
}
