'use client';

import { useOptimistic, useTransition } from 'react';
import { notify } from '@/components/site/notify';
import { Switch } from '@/components/ui/switch';
import type { Result } from '@/lib/actions/result';

type ActiveSwitchProps = {
  isActive: boolean;
  label: string;
  texts: { active: string; inactive: string };
  toggle: (isActive: boolean) => Promise<Result>;
  /** What could not be done, above the reason. */
  failed: string;
};

/** Shows the new state at once and goes back, with the reason, when it was refused. */
export function ActiveSwitch({ isActive, label, texts, toggle, failed }: ActiveSwitchProps) {
  const [shown, show] = useOptimistic(isActive);
  const [busy, start] = useTransition();
  const change = (next: boolean) =>
    start(async () => {
      show(next);
      const result = await toggle(next).catch(() => null);
      if (result?.ok) return;
      const reason = result?.message === failed ? undefined : result?.message;
      notify({ tone: 'destructive', title: failed, description: reason });
    });
  return (
    <span className="inline-flex items-center gap-2.5 text-[15px] font-[560]">
      <Switch checked={shown} label={label} onChange={change} busy={busy} />
      <span aria-hidden>{shown ? texts.active : texts.inactive}</span>
    </span>
  );
}
