import { useId, useState } from 'react';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { dateProblem, wholeDates } from '@/lib/booking/stay';
import { ruleProblem } from '@/lib/booking/stay-rules';
import type { useStay } from './use-stay';

type CheckedStay = Pick<ReturnType<typeof useStay>, 'today' | 'dates' | 'isChosen' | 'isLate'>;

/**
 * Checks the dates of a stay, for the form that sends it. That they can't be searched is said once the
 * form was tried; that they break a rule of the hotel, at once.
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
    /** The dates, null while they can't be searched; those that break a rule are among them. */
    whole: today && !found ? wholeDates(dates) : null,
    rules,
    rule,
    /** Says from now on why the dates can't be searched. */
    markTried: () => setTried(true),
    /** The id of the note below, for the field; undefined while it says nothing of the dates. */
    describedBy: problem || rule || isLate ? id : undefined,
    /** The props of the `DateProblemNote`. */
    note: { id, problem, rule, isLate, notes },
  };
}
