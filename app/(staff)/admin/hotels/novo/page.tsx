import { getTranslations } from 'next-intl/server';
import { Forbidden } from '@/components/admin/forbidden';
import { titled } from '@/components/admin/titled';
import { isLimited } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { HotelScreen } from '../hotel-screen';

export const generateMetadata = titled('hotels.form.create');

/** The form of a new hotel; limited editors are told that they can't create one. */
export default async function NewHotelPage() {
  const { profile } = await requireStaff();
  if (isLimited(profile)) {
    const t = await getTranslations('hotels.form');
    return <Forbidden heading={t('create')} text={t('limited')} />;
  }
  return <HotelScreen id={null} />;
}
