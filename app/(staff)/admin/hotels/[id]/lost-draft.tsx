'use client';

import { useParams, useRouter } from 'next/navigation';
import { DraftNote } from '@/components/admin/drafts/draft-note';
import { useDraftScope } from '@/components/admin/drafts/draft-owner';
import { type Draft, draftKeys, keepDraft } from '@/components/admin/drafts/draft-store';
import { useFoundDrafts } from '@/components/admin/drafts/use-found-drafts';
import type { HotelValues } from '@/lib/hotels/form';
import { staffHotelPath } from '@/lib/hotels/paths';
import { fitsHotel } from '../form/draft-fits';

/** A draft for a new hotel: nothing of it is known by the ids of the one that is gone. */
const asNew = (draft: Draft<HotelValues>): Draft<HotelValues> => ({
  ...draft,
  id: crypto.randomUUID(),
  values: {
    ...draft.values,
    images: draft.values.images.map((image) => ({ ...image, id: crypto.randomUUID() })),
  },
  loaded: null,
  sent: [],
});

/** Offers what was typed of a hotel that is not there any more: the form of a new one takes it over. */
export function LostDraft({ mayCreate }: { mayCreate: boolean }) {
  const router = useRouter();
  const { id } = useParams<{ id: string }>();
  const newScope = useDraftScope('hotel', null);
  const scope = useDraftScope('hotel', id);
  const { found, drop } = useFoundDrafts(() => draftKeys(scope), fitsHotel);
  const dropAll = () => {
    for (const { key } of found) drop(key);
  };
  const reuse = () => {
    for (const { draft } of found) keepDraft(`${newScope}:${crypto.randomUUID()}`, asNew(draft));
    dropAll();
    router.push(staffHotelPath(null));
  };
  return (
    <DraftNote
      isLost
      draft={found[0]?.draft ?? null}
      onRestore={mayCreate ? reuse : undefined}
      onDiscard={dropAll}
    />
  );
}
