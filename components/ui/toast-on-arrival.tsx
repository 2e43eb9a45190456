'use client';

import { useEffect } from 'react';
import { notify } from './notify';

/** Shows a toast, once, about what went wrong while the server rendered this page. */
export function ToastOnArrival({ title }: { title: string }) {
  useEffect(() => notify({ tone: 'destructive', title }), [title]);
  return null;
}
