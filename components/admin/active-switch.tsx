'use client';

import { useOptimistic, useTransition } from 'react';
import { notify } from '@/components/ui/notify';
import { Switch } from '@/components/ui/switch';
import type { Result } from '@/lib/actions/result';
import { toastActionError } from './toast-action-error';

type ActiveSwitchProps = {
  isActive: boolean;
  label: string;
  /** The state in words beside the switch; left out where a badge says it already. */
  texts?: { active: string; inactive: string };
  toggle: (isActive: boolean) => Promise<Result>;
  /** What could not be done (see notifyRefusal). */
  failed: string;
  /** What to say when it was done; nothing where the switch says it. */
  done?: (isActive: boolean) => string;
};

/** Shows the new state at once and goes back, with the reason, when it was refused. */
export function ActiveSwitch({ isActive, label, texts, toggle, failed, done }: ActiveSwitchProps) {
  const [shown, show] = useOptimistic(isActive);
  const [busy, start] = useTransition();
  const change = (next: boolean) =>
    start(async () => {
      show(next);
      const result = await toggle(next).catch(() => null);
      if (!result?.ok) toastActionError(failed, result);
      else if (done) notify({ tone: 'success', title: done(next) });
    });
  return (
    <span className="inline-flex items-center gap-2.5 text-[15px] font-[560]">
      <Switch checked={shown} label={label} onChange={change} busy={busy} />
      {texts ? <span aria-hidden>{shown ? texts.active : texts.inactive}</span> : null}
    </span>
  );
}
