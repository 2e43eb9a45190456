'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { inputClasses } from '@/components/ui/field';
import { useLatestTask } from '@/components/ui/latest-task';
import type { Result } from '@/lib/actions/result';
import type { CallCode } from './call-action';
import { useLoadReason } from './use-load-reason';

/** Pause after the last letter before the search runs, in milliseconds. */
const PAUSE_MS = 250;

type ChoiceSearchProps<T> = {
  label: string;
  search: (q: string, signal: AbortSignal) => Promise<Result<T[], CallCode>>;
  onFound: (choices: T[]) => void;
  /** How many were found, in words. */
  found: (count: number) => string;
  /** Shown if there was no answer. */
  failed: string;
} & Pick<ComponentProps<'input'>, 'ref' | 'aria-invalid' | 'aria-describedby' | 'onKeyDown'>;

/** How many the last search found, or why it failed; null without a search. */
type Outcome = number | CallCode | null;

/**
 * Shown beside a list that does not contain all choices: searches for more. Below it says how many
 * were found, or why there was no answer.
 */
export function ChoiceSearch<T>(props: ChoiceSearchProps<T>) {
  const { label, search, onFound, found, failed, ...control } = props;
  const loadReason = useLoadReason();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const latest = useLatestTask();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome !== null) status.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const searchSoon = (q: string) => {
    latest.startAfter(PAUSE_MS, async (signal) => {
      const result = await search(q, signal);
      if (signal.aborted) return;
      if (!result.ok) return setOutcome(result.code);
      setOutcome(q.trim() === '' ? null : result.data.length);
      onFound(result.data);
    });
  };
  return (
    <>
      <input
        {...control}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => searchSoon(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          control.onKeyDown?.(event);
        }}
        className={inputClasses}
      />
      <p ref={status} role="status" className="mt-1.5 text-caption text-ink-2 empty:hidden">
        {typeof outcome === 'number' ? found(outcome) : null}
        {typeof outcome === 'string' ? loadReason(outcome, failed) : null}
      </p>
    </>
  );
}
