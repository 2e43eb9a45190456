'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Field, inputClasses } from '@/components/ui/field';
import { PASSWORD_LENGTH } from '@/lib/auth/form';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
  hint?: string;
  error?: string;
  /** For a form that holds the value in its state. */
  value?: string;
  onChange?: (value: string) => void;
};

/** A password field that can reveal its value; cleared after an error. */
export function PasswordField({
  name,
  label,
  autoComplete,
  placeholder,
  hint,
  error,
  value,
  onChange,
}: PasswordFieldProps) {
  const t = useTranslations('auth');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <div className="relative">
          <input
            {...described}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            onChange={onChange && ((event) => onChange(event.target.value))}
            maxLength={PASSWORD_LENGTH}
            required
            className={cn(inputClasses, 'pr-13')}
          />
          <button
            type="button"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-2 hover:bg-sand-1"
            onClick={() => setShown(!shown)}
          >
            <Icon className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
