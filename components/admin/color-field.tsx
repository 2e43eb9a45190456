import { Field, inputClasses } from '@/components/ui/field';
import { derivePrimary } from '@/lib/format/primary-color';

type ColorFieldProps = {
  label: string;
  /** The label of the browser's own color picker. */
  pickLabel: string;
  hint?: string;
  error?: string;
  placeholder?: string;
  /** As it was typed. */
  value: string;
  onChange: (value: string) => void;
};

/** The browser's picker only takes six digits. */
const sixDigits = (color: string) => (color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color);

/** A color, picked or typed in digits. */
export function ColorField({
  label,
  pickLabel,
  hint,
  error,
  placeholder,
  value,
  onChange,
}: ColorFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className="content-start">
      {(described) => (
        <div className="flex gap-3">
          <input
            type="color"
            aria-label={pickLabel}
            value={sixDigits(derivePrimary(value.trim()).primary)}
            onChange={(event) => onChange(event.target.value)}
            className="h-12 w-14 shrink-0 cursor-pointer rounded-2 border border-control bg-white p-1"
          />
          <input
            {...described}
            className={inputClasses}
            value={value}
            placeholder={placeholder}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
