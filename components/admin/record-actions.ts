import type { Loaded, Saved } from '@/lib/actions/merge';
import type { RemovalInput, SwitchInput } from '@/lib/actions/record';
import type { Result } from '@/lib/actions/result';
import type { Removal } from '@/lib/history/removal';
import type { Restore } from './history/use-restore';

/** Saves the values of a form as one record; a new one has no `loaded`. */
export type Save<Values> = (input: {
  id: string;
  loaded: Loaded | null;
  /** Values sent by earlier tries whose answers got lost, oldest first. */
  sent: readonly Values[];
  fields: Values;
}) => Promise<Result<Saved>>;

/** Switches a record on or off. */
export type Toggle = (input: SwitchInput) => Promise<Result>;

/** Removes a record. Resolves to what is needed to restore it, if that is possible. */
export type Remove = (input: RemovalInput) => Promise<Result<Removal | null>>;

/** The actions of a list on its records. */
export type ListActions = { toggle: Toggle; remove: Remove; restore: Restore };

/** The same for a list whose records are edited in a dialog over it. */
export type RecordActions<Values> = ListActions & { save: Save<Values> };
