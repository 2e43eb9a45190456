import { useId, useState } from 'react';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { dateProblem, wholeDates } from '@/lib/booking/stay';
import { ruleProblem } from '@/lib/booking/stay-rules';
import type { useStay } from './use-stay';

type CheckedStay = Pick<ReturnType<typeof useStay>, 'today' | 'dates' | 'isChosen' | 'isLate'>;

/**
 * Checks the dates of a stay for the form that sends it. Dates that can't be searched are reported
 * after the first submit, broken rules of the hotel immediately.
 */
export function useDateCheck({ today, dates, isChosen, isLate }: CheckedStay, notes?: DayNote[]) {
  const [tried, setTried] = useState(false);
  const id = useId();
  const found = today ? dateProblem(dates, today) : null;
  const problem = tried ? found : null;
  const rules = { notes };
  // Only chosen dates are held to the hotel's rules: the proposed ones may be changed in the engine.
  const rule = isChosen && !found ? ruleProblem(dates, rules) : null;
  return {
    /** The dates, including those that break a rule; null if they can't be searched. */
    whole: today && !found ? wholeDates(dates) : null,
    rules,
    rule,
    /** Says from now on why the dates can't be searched. */
    markTried: () => setTried(true),
    /** The id of the note, for the field; undefined while the note is empty. */
    describedBy: problem || rule || isLate ? id : undefined,
    /** The props of the `DateProblemNote`. */
    note: { id, problem, rule, isLate, notes },
  };
}
