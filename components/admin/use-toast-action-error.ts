'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { notify, type Toast } from '@/components/ui/notify';
import type { Changed, Failure } from '@/lib/actions/result';
import { formatMoment } from '@/lib/format/moment';
import type { CallCode } from './call-action';
import { useSignInLink } from './sign-in-link';
import { useReload } from './use-reload';

export type FailureMessages = {
  /** What failed; a function inserts the reason. */
  failed: string | ((reason: string) => string);
  /** The screen's own messages by code, instead of the general ones. */
  reasons?: Partial<Record<CallCode, string>>;
  /** The screen itself links to the sign-in when the session has ended. */
  hasSignedOutNote?: boolean;
  /** The name of the record, if several are visible: the title only names its kind. */
  record?: string;
};

/** Why a switch or removal met another version: who saved it and when, if known. */
function useChangedMessage() {
  const t = useTranslations('admin.errors');
  const tChanged = useTranslations('admin.forms.conflict');
  return useCallback(
    (changed: Changed): string => {
      if (changed.gone) return tChanged('removed');
      const moment = formatMoment(changed.at, 'minutes') ?? '';
      if (changed.isOwn) return tChanged('own', { moment });
      const { author: person } = changed;
      const saved = person
        ? tChanged('savedBy', { moment, person })
        : tChanged('savedAt', { moment });
      return `${t('conflict')} ${saved}`;
    },
    [t, tChanged],
  );
}

/**
 * Returns a function that shows what failed and why, and returns that notice. The reason is below
 * the title, after the record's name, or inside a title that has a place for it; a 'forbidden'
 * replaces such a title. If the session has ended, links to the sign-in; if the site was updated,
 * offers a reload.
 */
export function useToastActionError() {
  const t = useTranslations('admin.errors');
  const changedMessage = useChangedMessage();
  const signIn = useSignInLink();
  const reload = useReload();
  return useCallback(
    (
      { code, detail, changed }: Failure<CallCode>,
      { failed, reasons = {}, hasSignedOutNote, record }: FailureMessages,
    ) => {
      // 'failed' adds nothing to the title.
      const known = code === 'no-answer' ? 'unavailable' : code;
      const general = code === 'failed' ? '' : changed ? changedMessage(changed) : t(known);
      const reason = detail ?? reasons[code] ?? general;
      const hasOwnTitle = typeof failed === 'string';
      const below = [record, hasOwnTitle && reason].filter(Boolean).join(': ');
      const notice: Toast = {
        tone: 'destructive',
        title: hasOwnTitle ? failed : code === 'forbidden' ? reason : failed(reason),
        description: below || undefined,
        ...(code === 'signed-out' && !hasSignedOutNote ? { link: signIn } : {}),
        ...(code === 'outdated' ? { action: reload } : {}),
      };
      notify(notice);
      return notice;
    },
    [t, changedMessage, signIn, reload],
  );
}
