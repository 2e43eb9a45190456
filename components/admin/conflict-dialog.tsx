import type { Fields } from '@/lib/actions/merge';
import type { Conflict } from '@/lib/actions/result';
import type { ConflictChoiceProps } from './conflict-choice';
import { useLazyDialog } from './use-lazy-dialog';

type ConflictDialogProps<Values extends Fields> = Omit<ConflictChoiceProps<Values>, 'conflict'> & {
  conflict: Conflict | null;
};

const load = () => import('./conflict-choice').then((module) => module.ConflictChoice);

/**
 * Asks which version to keep after two people changed the same field; nothing without a conflict.
 */
export function ConflictDialog<Values extends Fields>({
  conflict,
  ...props
}: ConflictDialogProps<Values>) {
  const ConflictChoice = useLazyDialog(load, conflict !== null, props.onClose);
  return ConflictChoice && conflict ? <ConflictChoice {...props} conflict={conflict} /> : null;
}
