import { useTranslations } from 'next-intl';
import { LIMITS, minutesOf } from '@/lib/auth/lockout-storage';
import type { AuthFailure, AuthHint } from './state';

export type AuthNotice = { tone: 'bad' | 'info'; title: string; detail?: string };

/** Returns functions that turn failures and hints of the sign-in pages into notices. */
export function useAuthNotice() {
  const t = useTranslations('auth');
  const bad = (title: string, detail?: string): AuthNotice => ({ tone: 'bad', title, detail });
  const askAgain = (key: 'over' | 'usedUp' | 'missing') =>
    bad(t(`confirm.${key}`), t('confirm.askAgain'));

  return {
    locked: (minutes: string | number) => bad(t('locked', { minutes })),
    hint: (hint: AuthHint): AuthNotice =>
      hint === 'over' || hint === 'missing' ? askAgain(hint) : { tone: 'info', title: t(hint) },
    /** Null if only fields are invalid: those are marked. */
    failure: ({ code, id, detail, limit }: AuthFailure): AuthNotice | null => {
      switch (code) {
        case 'invalid':
          return null;
        case 'wrong':
        case 'wrongCode': {
          if (!limit) return bad(t(code));
          const left = LIMITS[limit.scope].attempts - limit.attempts;
          return bad(t(code), t('attemptsLeft', { left }));
        }
        case 'locked':
        case 'exceeded':
          return bad(t(code, { minutes: minutesOf(limit?.retryAfter ?? 0) }));
        case 'usedUp':
        case 'over':
          return askAgain(code);
        case 'failed':
          return bad(detail ?? t('unavailable'));
        default:
          return bad(t(code), id && t('errorId', { id }));
      }
    },
  };
}
