'use client';

import type { Fields } from '@/lib/actions/merge';
import { DraftNote } from './draft-note';
import { useDraftScope } from './draft-owner';
import { draftKeys, type Fits, keepDraft } from './draft-store';
import { useFoundDrafts } from './use-found-drafts';

type LostDraftProps<Values extends Fields> = {
  noun: 'hotel' | 'offer';
  /** The record that no longer exists. */
  id: string;
  fits: Fits<Values>;
  /** Adapts the values for a new record if some refer to parts of the old one. */
  renewed?: (values: Values) => Values;
  /** Opens the form of a new record; without it the draft can only be discarded. */
  onReuse?: () => void;
};

/** Offers the drafts of a record that no longer exists: the form for a new one takes them over. */
export function LostDraft<Values extends Fields>({
  noun,
  id,
  fits,
  renewed = (values) => values,
  onReuse,
}: LostDraftProps<Values>) {
  const newScope = useDraftScope(noun, null);
  const scope = useDraftScope(noun, id);
  const { found, drop } = useFoundDrafts(() => draftKeys(scope), fits);
  const dropAll = () => {
    for (const { key } of found) drop(key);
  };
  const reuse = (open: () => void) => () => {
    for (const { draft } of found) {
      // The new record must not reuse ids of the one that is gone.
      const [id, values] = [crypto.randomUUID(), renewed(draft.values)];
      keepDraft(`${newScope}:${id}`, { ...draft, id, values, loaded: null, sent: [] });
    }
    dropAll();
    open();
  };
  return (
    <DraftNote
      lost={noun}
      draft={found[0]?.draft ?? null}
      className="not-empty:mb-6"
      onRestore={onReuse && reuse(onReuse)}
      onDiscard={dropAll}
    />
  );
}
