'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { latestTask } from '@/components/ui/latest-task';
import { notify, prepareToasts, type Toast } from '@/components/ui/notify';
import { ACCESS_ERROR_CODES } from '@/lib/actions/refusals';
import { tabPath } from '@/lib/auth/roles';
import type { Access } from '@/lib/auth/staff';
import { announceSession } from './session-back';
import { onSessionEvent } from './session-channel';
import { useSignInLink } from './sign-in-link';
import { useLastFailure } from './use-save-notices';
import { confirmLeave, hasUnsavedChanges } from './use-unsaved-changes-guard';

const TICK_MS = 30_000;
/** The session is renewed when this many ticks of it are left. */
const TICKS_LEFT = 3;

type State = Access['state'];
type Answer = { state: State; secondsLeft: number };

const here = () => location.pathname + location.search;
const signInPath = () => `/auth?next=${encodeURIComponent(here())}`;

/**
 * Keeps an open back office signed in, follows session changes in other tabs, and checks the
 * session when this tab becomes visible. The server checks it again on every request.
 */
export function SessionKeeper({ expiresAt }: { expiresAt: number }) {
  const sessionOver = useTranslations('admin.shell')('sessionOver');
  const signIn = useSignInLink();
  const tErrors = useTranslations('admin.errors');
  const router = useRouter();
  const settle = useLastFailure();
  useEffect(prepareToasts, []);

  useEffect(() => {
    let endsAt = expiresAt * 1000;
    /** The state whose screen is shown, and another one that was only announced. */
    let shown: State = 'staff';
    let told: State | null = null;
    const looking = latestTask();
    const look = async (signal: AbortSignal) => {
      const asked = fetch('/auth/session', { method: 'POST', signal });
      const response = await asked.catch(() => null);
      // A proxy may answer with a page of its own.
      const answer: Answer | null = response?.ok ? await response.json().catch(() => null) : null;
      if (!answer || signal.aborted) return;
      const { state, secondsLeft } = answer;
      endsAt = Date.now() + secondsLeft * 1000;
      if (state === 'staff') announceSession();
      if (state === 'signed-out' || (state !== 'staff' && hasUnsavedChanges())) {
        // Input stays on the screen; signing in elsewhere restores this tab as well.
        const notice: Toast = {
          tone: 'destructive',
          ...(state === 'signed-out'
            ? { title: sessionOver, link: signIn }
            : { title: tErrors(ACCESS_ERROR_CODES[state]) }),
        };
        if (told !== state) notify(notice);
        settle(notice);
        told = state;
      } else if (state !== shown || told) {
        router.refresh();
        settle();
        shown = state;
        told = null;
      }
    };
    const tick = () => {
      if (endsAt - Date.now() <= TICKS_LEFT * TICK_MS) looking.start(look);
    };
    const timer = setInterval(tick, TICK_MS);
    const onVisible = () => {
      if (document.visibilityState === 'visible') looking.start(look);
    };
    document.addEventListener('visibilitychange', onVisible);

    const stopListening = onSessionEvent((event, isOwn) => {
      if (event === 'signed-out') location.assign(signInPath());
      if (event !== 'signed-in' || isOwn) return;
      looking.start((signal) => look(signal).then(() => router.refresh()));
    });
    return () => {
      looking.cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      stopListening();
    };
  }, [expiresAt, sessionOver, signIn, tErrors, router, settle]);

  useEffect(() => {
    const onTabChange = (event: Event) => {
      const { detail } = event as CustomEvent<unknown>;
      if (confirmLeave()) router.push(tabPath(detail));
    };
    window.addEventListener('admin-tab-change', onTabChange);
    return () => window.removeEventListener('admin-tab-change', onTabChange);
  }, [router]);
  return null;
}
