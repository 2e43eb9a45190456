import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Forbidden } from '@/components/admin/forbidden';
import { isLimited } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { HotelScreen } from '../hotel-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotels.form');
  return { title: t('create') };
}

/** The form of a new hotel; editors who are limited to some hotels are told that they make none. */
export default async function NewHotelPage() {
  const { profile } = await requireStaff();
  if (isLimited(profile)) {
    const t = await getTranslations('hotels.form');
    return <Forbidden heading={t('create')} text={t('limited')} />;
  }
  return <HotelScreen id={null} />;
}
