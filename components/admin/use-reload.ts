import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Toast } from '@/components/ui/notify';
import { reloadPage } from './use-unsaved-changes-guard';

/** What a notice offers where only a reload of the page helps. */
export function useReload(): Toast['action'] {
  const label = useTranslations('admin.errors')('reload');
  return useMemo(() => ({ label, onClick: reloadPage }), [label]);
}
