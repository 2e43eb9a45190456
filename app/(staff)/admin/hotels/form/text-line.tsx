'use client';

import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { inputClasses } from '@/components/ui/field';
import { useItemForm } from './form-context';
import type { ItemFieldsProps } from './item-row';

/** One of a list of short texts. Enter begins the next one; pasted lines become one each. */
export function TextLine({ item, path, name, change, insertAfter }: ItemFieldsProps<string>) {
  const { errors } = useItemForm();
  const error = errors[path];
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
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const start = value.slice(0, selectionStart ?? value.length);
    change(() => start + first + value.slice(selectionEnd ?? value.length), path);
    insertAfter(others);
  };
  return (
    <>
      <input
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${path}-error` : undefined}
        className={cn(inputClasses, 'px-3')}
        value={item}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onChange={(event) => {
          const { value } = event.target;
          change(() => value, path);
        }}
      />
      {error ? (
        <p id={`${path}-error`} role="alert" className="mt-1 text-caption font-[560] text-bad">
          {error}
        </p>
      ) : null}
    </>
  );
}
