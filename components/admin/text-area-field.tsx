import { cn } from '@/components/ui/cn';
import { Field, inputClasses } from '@/components/ui/field';
import { useLimitHint } from './limit-hint';

type TextAreaFieldProps = {
  label: string;
  value: string;
  /** Most characters that can be saved. */
  max: number;
  rows: number;
  hint?: string;
  error?: string;
  readOnly?: boolean;
  placeholder?: string;
  'data-field'?: string;
  onChange: (text: string) => void;
};

/** A field with several lines of text that shows how much of its limit is used. */
export function TextAreaField({
  label,
  value,
  max,
  hint,
  error,
  readOnly,
  onChange,
  ...props
}: TextAreaFieldProps) {
  const limitHint = useLimitHint();
  return (
    <Field label={label} hint={readOnly ? hint : limitHint(value, max, hint, true)} error={error}>
      {(described) => (
        <textarea
          {...props}
          {...described}
          readOnly={readOnly}
          className={cn(inputClasses, readOnly && 'border-line! bg-sand-1!')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
