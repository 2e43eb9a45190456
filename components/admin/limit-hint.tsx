'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { formatNumber } from '@/lib/format/format-number';

/** A line of text shows the count once this share of its limit is used. */
const NEAR = 0.8;
/** Up to this limit, a line shows the count only when it is exceeded. */
const FEW = 20;

/**
 * Returns a field's hint with how much of its limit is used: always for long texts, near the limit
 * for lines. Input is never cut off; a text that is too long is refused on saving.
 */
export function useLimitHint() {
  const t = useTranslations('admin.forms');
  return (value: string | null, max: number | undefined, hint?: string, isLong = false) => {
    // Counted as by validation and the database: an emoji is one character.
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

/** Puts the count at the end of the line, apart from the hint. */
const withCount = (hint: string | undefined, count: ReactNode) =>
  hint ? (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint.endsWith('.') ? hint : `${hint}.`}</span> {count}
    </span>
  ) : (
    count
  );
