'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { onFirstToast } from './notify';

const Toaster = dynamic(() => import('@/components/ui/toaster').then((module) => module.Toaster), {
  ssr: false,
});

/** The place where toasts appear. Its code is loaded with the first toast, not with the page. */
export function ToastHost({ texts }: { texts: { region: string; close: string } }) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? <Toaster regionLabel={texts.region} closeLabel={texts.close} /> : null;
}
