'use client';

import { useParams, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useDraftScope } from '@/components/admin/drafts/draft-owner';
import { type Draft, draftKeys, keepDraft } from '@/components/admin/drafts/draft-store';
import { useFoundDrafts } from '@/components/admin/drafts/use-found-drafts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { mainHeading } from '@/components/ui/dialog';
import { formatMoment } from '@/lib/format/date';
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
  const t = useTranslations('admin.forms.draft');
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
  const discard = () => {
    dropAll();
    // The pressed button goes with the offer.
    mainHeading()?.focus();
  };
  const [newest] = found;
  return (
    <div role="status">
      {newest ? (
        <Alert tone="info" title={t('title')}>
          <p>{t('lost', { when: formatMoment(newest.draft.at, 'minutes') ?? '' })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {mayCreate ? (
              <Button size="compact" onClick={reuse}>
                {t('reuse')}
              </Button>
            ) : null}
            <Button size="compact" variant="outline" onClick={discard}>
              {t('discard')}
            </Button>
          </div>
        </Alert>
      ) : null}
    </div>
  );
}
