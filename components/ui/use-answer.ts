import { useCallback, useEffect, useState } from 'react';
import { inTime } from './in-time';
import { useLatestTask } from './latest-task';

/** Fetches the answer; rejects on failure. The signal is aborted when the answer is no longer needed. */
type Ask<Answer> = (question: string, signal: AbortSignal) => Promise<Answer>;

/**
 * The answer to the current question: undefined while there is none yet or no question (null); null
 * after a failure or timeout. A late answer to an earlier question is never returned. `askAgain`
 * repeats the question. A new question is asked once `pauseMs` milliseconds pass without another,
 * immediately by default. `ask` must be the same function each time.
 */
export function useAnswer<Answer>(
  question: string | null,
  ask: Ask<Answer>,
  pauseMs = 0,
): [answer: Answer | null | undefined, askAgain: () => void] {
  const latest = useLatestTask();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{
    question: string;
    attempt: number;
    answer: Answer | null;
  }>();
  useEffect(() => {
    if (question === null) return;
    const find = async (signal: AbortSignal) => {
      const answer = await inTime(ask(question, signal)).catch(() => null);
      if (!signal.aborted) setKnown({ question, attempt, answer });
    };
    if (pauseMs > 0) latest.startAfter(pauseMs, find);
    else latest.start(find);
    return latest.cancel;
  }, [latest, question, attempt, ask, pauseMs]);
  const isCurrent = known?.question === question && known?.attempt === attempt;
  return [
    isCurrent ? known?.answer : undefined,
    useCallback(() => setAttempt((before) => before + 1), []),
  ];
}
