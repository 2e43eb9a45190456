'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useOptimistic, useState, useTransition } from 'react';
import { siteAnswers } from '@/components/ui/connection';
import { notify } from '@/components/ui/notify';
import { Switch } from '@/components/ui/switch';
import type { Result } from '@/lib/actions/result';
import { ConfirmDialog } from './confirm-dialog';
import { useCallAction } from './use-call-action';
import { useLastFailure } from './use-save-notices';
import { type FailureMessages, useToastActionError } from './use-toast-action-error';

type ActiveSwitchProps = {
  isActive: boolean;
  label: string;
  /** The state beside the switch; false where a badge shows it already. */
  states?: { active: string; inactive: string } | false;
  toggle: (isActive: boolean) => Promise<Result>;
  messages: FailureMessages;
  /** The toast of a success; none where the switch itself is enough. */
  done?: (isActive: boolean) => string;
  /** What is asked before it is switched off; nothing where that is easy to take back. */
  confirmOff?: Pick<
    ComponentProps<typeof ConfirmDialog>,
    'question' | 'subject' | 'consequence' | 'confirm'
  >;
};

/** Shows the new state at once and goes back, with the reason, when it was refused. */
export function ActiveSwitch({
  isActive,
  label,
  states,
  toggle,
  messages,
  done,
  confirmOff,
}: ActiveSwitchProps) {
  const t = useTranslations('admin.forms');
  const callAction = useCallAction();
  const toastActionError = useToastActionError();
  const settle = useLastFailure();
  const router = useRouter();
  const [shown, show] = useOptimistic(isActive);
  const [busy, start] = useTransition();
  const [asking, setAsking] = useState(false);
  const send = (next: boolean) =>
    start(async () => {
      show(next);
      const result = await callAction(() => toggle(next));
      if (result.ok) {
        settle();
        if (done) notify({ tone: 'success', title: done(next) });
        return;
      }
      settle(toastActionError(result, messages));
      // The next press is about what is stored now, which the list shows then: a change whose answer was
      // lost may have been made. Without a connection a refresh would leave the page for an error of the
      // browser.
      if (result.code === 'conflict') router.refresh();
      if (result.code === 'no-answer') {
        void siteAnswers().then((isThere) => isThere && router.refresh());
      }
    });
  const { active, inactive } = states || { active: t('active'), inactive: t('inactive') };
  return (
    <span className="inline-flex items-center gap-2.5 align-middle text-small font-[560]">
      <Switch
        checked={shown}
        label={label}
        onChange={(next) => (confirmOff && !next ? setAsking(true) : send(next))}
        busy={busy}
      />
      {states === false ? null : <span aria-hidden>{shown ? active : inactive}</span>}
      {confirmOff ? (
        <ConfirmDialog
          {...confirmOff}
          danger
          open={asking}
          busy={busy}
          onConfirm={() => {
            setAsking(false);
            send(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </span>
  );
}
