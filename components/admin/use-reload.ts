import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Toast } from '@/components/ui/notify';
import { reloadPage } from './use-unsaved-changes-guard';

/** Returns a notice's action that reloads the page, for failures that only a reload fixes. */
export function useReload(): Toast['action'] {
  const label = useTranslations('admin.errors')('reload');
  return useMemo(() => ({ label, onClick: reloadPage }), [label]);
}
