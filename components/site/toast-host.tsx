'use client';

import { useEffect } from 'react';
import { useLate } from '@/components/ui/use-late';
import { onFirstToast } from './notify';

const load = () => import('@/components/ui/toaster').then((module) => module.Toaster);

/**
 * The place where toasts appear. Its code is loaded with the first toast, not with the page; where
 * that fails, the next toast tries again and brings the others along.
 */
export function ToastHost({ texts }: { texts: { region: string; close: string } }) {
  const [Toaster, fetchToaster] = useLate(load);
  useEffect(() => onFirstToast(() => void fetchToaster()), [fetchToaster]);
  return Toaster ? <Toaster regionLabel={texts.region} closeLabel={texts.close} /> : null;
}
