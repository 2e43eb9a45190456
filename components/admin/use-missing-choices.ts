'use client';

import { useEffect, useEffectEvent } from 'react';
import { useAnswer } from '@/components/ui/use-answer';

/**
 * Fetches the chosen records that the screen was not rendered with: a draft may refer to those
 * found on an earlier visit, and another person may have chosen a new one. Without an answer they
 * stay unknown, and chosen. `fetchByIds` takes ids separated by commas, and must be the same
 * function each time.
 */
export function useMissingChoices<Choice>(
  chosen: readonly string[],
  isKnown: (id: string) => boolean,
  fetchByIds: (ids: string, signal: AbortSignal) => Promise<Choice[]>,
  onFound: (choices: Choice[]) => void,
) {
  const missing = chosen.filter((id) => !isKnown(id)).join();
  const [choices] = useAnswer(missing || null, fetchByIds);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (choices) tell(choices);
  }, [choices]);
}
