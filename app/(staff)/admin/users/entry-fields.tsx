import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { PasswordField } from '@/components/admin/password-field';
import type { NewUserValues } from './user-values';

const ENTRIES = ['password', 'invitation'] as const satisfies readonly NewUserValues['entry'][];

type EntryFieldsProps = {
  values: Pick<NewUserValues, 'entry' | 'password'>;
  errors: { password?: string };
  set: <Name extends 'entry' | 'password'>(name: Name, value: NewUserValues[Name]) => void;
};

/**
 * How the owner of a new account first signs in: with an initial password, or by an e-mail to
 * choose one. What depends on the choice is below it and has a fixed height, so that nothing moves
 * when it changes. A typed password stays in the form's values.
 */
export function EntryFields({ values, errors, set }: EntryFieldsProps) {
  const t = useTranslations('users');
  const note = useId();
  const isInvited = values.entry === 'invitation';
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="grid min-w-0 grid-cols-1">
        <legend className="mb-0.5 text-small font-[640]">{t('entry.legend')}</legend>
        {ENTRIES.map((entry) => (
          <label key={entry} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="entrada"
              value={entry}
              checked={values.entry === entry}
              aria-describedby={isInvited && entry === 'invitation' ? note : undefined}
              onChange={() => set('entry', entry)}
              className="size-4 shrink-0 accent-ink"
            />
            {t(`entry.${entry}`)}
          </label>
        ))}
      </fieldset>
      <div className="grid min-h-26 grid-cols-1 items-center">
        {isInvited ? (
          <p
            id={note}
            className="flex items-center gap-3.5 rounded-2 bg-info-bg px-4 py-3.5 text-small leading-normal text-info"
          >
            <Mail className="size-5 shrink-0" />
            <span className="text-balance">{t('entry.note')}</span>
          </p>
        ) : (
          <PasswordField
            name="senha-inicial"
            label={t('password')}
            // The error repeats the hint.
            hint={errors.password ? undefined : t('passwordHint')}
            autoComplete="new-password"
            error={errors.password}
            value={values.password}
            onChange={(password) => set('password', password)}
          />
        )}
      </div>
    </div>
  );
}
