'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { formatNumber } from '@/lib/format/format-number';

/** The part of a limit that is used before a line of text shows the count. */
const NEAR = 0.8;
/** A line with so low a limit shows the count only when it is exceeded. */
const FEW = 20;

/**
 * A field's hint with how much of its limit is used: always for long texts, near the end for lines.
 * Nothing typed or pasted is cut off; a text that is too long is refused when it is saved.
 */
export function useLimitHint() {
  const t = useTranslations('admin.forms');
  return (value: string | null, max: number | undefined, hint?: string, isLong = false) => {
    // As the check and the database count: an emoji is one character.
    const { length } = [...(value ?? '')];
    if (!max || (!isLong && length <= (max > FEW ? max * NEAR : max))) return hint;
    const [count, most] = [length, max].map(formatNumber);
    const used = t('characters', { count: count ?? '', max: most ?? '' });
    return withCount(
      hint,
      <span className={cn('numeric', length > max && 'text-bad')}>{used}</span>,
    );
  };
}

/** The count stands at the end of the line, apart from the words of the hint. */
const withCount = (hint: string | undefined, count: ReactNode) =>
  hint ? (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint.endsWith('.') ? hint : `${hint}.`}</span> {count}
    </span>
  ) : (
    count
  );
