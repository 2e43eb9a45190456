import { isLimited } from '@/lib/auth/roles';
import { currentAccess } from '@/lib/auth/staff';
import NotFound from '../../not-found';
import { LostHotelDraft } from './lost-draft';

/** There is no such hotel, or none that the reader may see; drafts of it are in the reader's browser all the same. */
export default async function HotelNotFound() {
  const { access } = await currentAccess();
  return (
    <>
      <NotFound />
      <LostHotelDraft mayCreate={access.state === 'staff' && !isLimited(access.profile)} />
    </>
  );
}
