'use client';

import { useEffect } from 'react';
import { notify, type Toast } from './notify';

/** Says once, as a toast, what went wrong while the server made this page. */
export function ToastOnArrival({ tone, title, description }: Omit<Toast, 'action'>) {
  useEffect(() => notify({ tone, title, description }), [tone, title, description]);
  return null;
}
