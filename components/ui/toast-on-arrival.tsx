'use client';

import { useEffect } from 'react';
import { notify } from './notify';

/** Says once, as a toast, what went wrong while the server made this page. */
export function ToastOnArrival({ title }: { title: string }) {
  useEffect(() => notify({ tone: 'destructive', title }), [title]);
  return null;
}
