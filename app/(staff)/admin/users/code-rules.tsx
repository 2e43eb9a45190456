'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ActiveSwitch } from '@/components/admin/active-switch';
import { CODE_NOTICE_DAYS } from '@/lib/auth/authenticator';
import { formatDay } from '@/lib/format/moment';
import type { CodeRule } from '@/lib/users/code-rules';
import { useUserMessages } from './use-user-messages';
import type { UserActions } from './user-values';

type CodeRulesProps = { rules: CodeRule[]; requireCode: UserActions['requireCode'] };

/** The roles that need a code from an authenticator, and how many accounts use one. */
export function CodeRules({ rules, requireCode }: CodeRulesProps) {
  const t = useTranslations('users.code');
  const messages = useUserMessages();
  const id = useId();
  const requiredText = (from: string | null) =>
    from ? t('requiredFrom', { date: formatDay(from) ?? '' }) : t('required');
  return (
    <section
      aria-labelledby={id}
      className="mt-8 rounded-2 bg-card p-[min(1rem,5vw)] shadow-1 md:p-7"
    >
      <h2 id={id} className="text-[1.375rem]">
        {t('rulesHeading')}
      </h2>
      <p className="mt-1 max-w-[40em] text-ink-2">{t('rulesLead')}</p>
      <ul className="mt-4 divide-y divide-line">
        {rules.map(({ role, requiredFrom, accounts, protected: withCode }) => (
          <li
            key={role}
            className="grid grid-cols-1 items-center gap-x-5 gap-y-1 py-3.5 roomy:grid-cols-[10rem_1fr_auto]"
          >
            <span className="font-[640]">{t(`roles.${role}`)}</span>
            <span className="text-ink-2">{t('use', { accounts, protected: withCode })}</span>
            <ActiveSwitch
              isActive={requiredFrom !== null}
              label={t('rule', { role: t(`roles.${role}`) })}
              states={{
                active: requiredText(requiredFrom),
                inactive: t('optional'),
              }}
              toggle={(isRequired) => requireCode({ role, isRequired })}
              messages={{ ...messages.toggle, failed: t('ruleFailed'), record: t(`roles.${role}`) }}
              done={(isRequired) =>
                isRequired ? t('nowRequired', { days: CODE_NOTICE_DAYS }) : t('nowOptional')
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
