import { isLimited } from '@/lib/auth/roles';
import { currentAccess } from '@/lib/auth/staff';
import NotFound from '../../not-found';
import { LostHotelDraft } from './lost-draft';

/**
 * Shown if the hotel does not exist or the user may not see it. The browser may still hold drafts
 * of it.
 */
export default async function HotelNotFound() {
  const { access } = await currentAccess();
  return (
    <>
      <NotFound />
      <LostHotelDraft mayCreate={access.state === 'staff' && !isLimited(access.profile)} />
    </>
  );
}
