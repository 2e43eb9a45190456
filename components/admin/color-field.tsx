import { cn } from '@/components/ui/cn';
import { Field, inputClasses } from '@/components/ui/field';
import { derivePrimary } from '@/lib/format/primary-color';

type ColorFieldProps = {
  label: string;
  /** The label of the browser's own color picker. */
  pickLabel: string;
  hint?: string;
  error?: string;
  /** As it was typed. */
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
};

/** A color, picked or typed in digits. */
export function ColorField({
  label,
  pickLabel,
  hint,
  error,
  value,
  placeholder,
  onChange,
}: ColorFieldProps) {
  const { primary } = derivePrimary(value.trim());
  return (
    <Field label={label} hint={hint} error={error} className="content-start">
      {(described) => (
        <div className="flex flex-wrap gap-3">
          <input
            type="color"
            aria-label={pickLabel}
            // The browser's picker only accepts six digits; a malformed color shows the default.
            value={primary.length === 4 ? primary.replace(/[^#]/g, '$&$&') : primary}
            onChange={(event) => onChange(event.target.value)}
            className="h-12 w-14 shrink-0 cursor-pointer rounded-2 border border-control bg-white p-1"
          />
          <input
            {...described}
            // Beside the picker if a whole color fits there.
            className={cn(inputClasses, 'min-w-28 flex-1 basis-0')}
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
