'use client';

import type { ReactNode } from 'react';
import { useMedia } from '@/components/admin/media/media-context';
import { cn } from '@/components/ui/cn';
import { fill } from '@/lib/format/fill';

/** Part of a limit that has to be used up before a line of text says how much is left. */
const NEAR = 0.8;
/** Of a line that holds so few characters it is said only when there are too many. */
const FEW = 20;

/**
 * A field's hint with how much of its limit is used: always for long texts, near the end for lines.
 * Nothing typed or pasted is cut off; what is too long is counted, and said when it is saved.
 */
export function useLimitHint() {
  // The words are those that all forms share.
  const { characters } = useMedia().forms;
  return (value: string | null, max: number | undefined, hint?: string, isLong = false) => {
    const length = value?.length ?? 0;
    if (!max || (!isLong && length <= (max > FEW ? max * NEAR : max))) return hint;
    const [count, most] = [length, max].map((number) => number.toLocaleString('pt-BR'));
    const said = fill(characters, { count: count ?? '', max: most ?? '' });
    return withCount(hint, <span className={cn(length > max && 'text-bad')}>{said}</span>);
  };
}

const withCount = (hint: string | undefined, count: ReactNode) =>
  hint ? (
    <>
      {hint.endsWith('.') ? hint : `${hint}.`} {count}
    </>
  ) : (
    count
  );
