import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn';
import { Icon } from './icon';

export const inputClasses =
  'block w-full min-h-12 rounded-2 border border-control bg-white px-4 py-2.5 text-base text-ink placeholder:text-ink-3 aria-invalid:border-bad aria-invalid:shadow-[0_0_0_1px_var(--color-bad)] disabled:bg-sand-1 disabled:text-disabled';

type Described = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  className?: string;
  /** The control, which receives its id and the ids of its descriptions. */
  children: (props: Described) => ReactNode;
};

/** A control with its label above and its hint and error below; the error is announced. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const about = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={cn('field grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className="field-label text-small font-[640]">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': about || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-caption text-ink-2">
          {hint}
        </p>
      ) : null}
      <FieldProblem id={`${id}-error`} error={error} />
    </div>
  );
}

/** The error of a control, announced when it appears. */
export function FieldProblem({ id, error }: { id: string; error?: string }) {
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-1.5 text-caption font-[560] text-bad empty:hidden"
    >
      {error ? (
        <>
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          {error}
        </>
      ) : null}
    </p>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    inputClassName?: string;
    /** Shown before the input: 'R$'. Not read out. */
    unit?: string;
  };

/** A field with a single line of text. */
export function TextField({
  label,
  hint,
  error,
  className,
  inputClassName,
  unit,
  ...props
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <span className="relative block">
          {unit ? (
            <span aria-hidden className="pointer-events-none absolute top-3 left-4 text-ink-2">
              {unit}
            </span>
          ) : null}
          <input
            {...props}
            {...described}
            className={cn(inputClasses, unit && 'pl-11.5!', inputClassName)}
          />
        </span>
      )}
    </Field>
  );
}
