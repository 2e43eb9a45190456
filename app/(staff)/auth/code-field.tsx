import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/field';

/** The field for a code from an authenticator; phones offer it above their keyboard. */
export function CodeField({ hint, error }: { hint?: string; error?: string }) {
  const t = useTranslations('auth.code');
  return (
    <TextField
      label={t('label')}
      hint={hint}
      error={error}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={16}
      required
      inputClassName="numeric tracking-[0.2em]"
    />
  );
}
