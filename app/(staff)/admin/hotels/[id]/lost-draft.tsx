'use client';

import { useParams, useRouter } from 'next/navigation';
import { LostDraft } from '@/components/admin/drafts/lost-draft';
import type { HotelValues } from '@/lib/hotels/form';
import { staffHotelPath } from '@/lib/hotels/paths';
import { fitsHotel } from '../form/draft-fits';

const withNewImages = (values: HotelValues): HotelValues => ({
  ...values,
  images: values.images.map((image) => ({ ...image, id: crypto.randomUUID() })),
});

/** The drafts of the hotel at the page's URL. */
export function LostHotelDraft({ mayCreate }: { mayCreate: boolean }) {
  const router = useRouter();
  const { id } = useParams<{ id: string }>();
  const onReuse = mayCreate ? () => router.push(staffHotelPath(null)) : undefined;
  return (
    <LostDraft noun="hotel" id={id} fits={fitsHotel} renewed={withNewImages} onReuse={onReuse} />
  );
}
