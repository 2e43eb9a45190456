'use client';

import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { inputClasses } from '@/components/ui/field';
import { useFormField } from './form-fields';
import type { ItemFieldsProps } from './item-row';

/** A line of a list of short texts. Enter adds the next one; each pasted line becomes one. */
export function TextLine({ path, name, insertAfter }: ItemFieldsProps) {
  const { value, error, onChange } = useFormField(path);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    insertAfter(['']);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const [first = '', ...others] = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
    if (others.length === 0) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value: typed } = event.currentTarget;
    const start = typed.slice(0, selectionStart ?? typed.length);
    onChange(start + first + typed.slice(selectionEnd ?? typed.length));
    insertAfter(others);
  };
  return (
    <>
      <input
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${path}-error` : undefined}
        className={cn(inputClasses, 'px-3')}
        value={String(value ?? '')}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onChange={(event) => onChange(event.target.value)}
      />
      {error ? (
        <p id={`${path}-error`} role="alert" className="mt-1 text-caption font-[560] text-bad">
          {error}
        </p>
      ) : null}
    </>
  );
}
