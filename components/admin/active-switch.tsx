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
  /** The toast on success; none if the switch itself is enough. */
  done?: (isActive: boolean) => string;
  /** The question before switching off; none if that is easy to undo. */
  confirmOff?: Pick<
    ComponentProps<typeof ConfirmDialog>,
    'question' | 'subject' | 'consequence' | 'confirm'
  >;
};

/** Shows the new state at once, and reverts it with the reason if it is refused. */
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
      // The next press should act on what is stored now, which the list shows after a refresh: a
      // change whose answer was lost may have been saved. Without a connection, a refresh would
      // leave the page for the browser's error page.
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
