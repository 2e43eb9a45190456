import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { notify, toastOffline } from '@/components/ui/notify';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { reasonOfMissingScript } from './missing-script';
import { useReload } from './use-reload';

/**
 * A dialog whose code is fetched when it first opens: null until it is there. Where it can't be had, a
 * notice says so and `onClose` is called, so that the next press tries again. `importDialog` must be the
 * same function each time.
 */
export function useLazyDialog<View>(
  importDialog: () => Promise<View>,
  isOpen: boolean,
  onClose: () => void,
): View | null {
  const [dialog, preload] = useLazyModule(importDialog);
  const t = useTranslations('admin.errors');
  const reload = useReload();
  const giveUp = useEffectEvent(async () => {
    onClose();
    if ((await reasonOfMissingScript()) === 'no-answer') return toastOffline();
    notify({ tone: 'destructive', title: t('outdated'), action: reload });
  });
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    preload().then((isThere) => {
      if (!isThere && isWanted) void giveUp();
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, preload]);
  return isOpen ? dialog : null;
}
