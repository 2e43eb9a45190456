import type { ReactNode } from 'react';

type FormSectionProps = { title: string; hint?: string; children: ReactNode };

/** A named group of fields inside a form. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-line pt-5">
      <legend className="float-left w-full font-serif text-[20px]">{title}</legend>
      {hint ? <p className="-mt-4 text-caption text-ink-2">{hint}</p> : null}
      {children}
    </fieldset>
  );
}
