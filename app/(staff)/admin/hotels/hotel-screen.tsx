import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { HotelForm } from '@/components/admin/hotels/form/hotel-form';
import { LoadFailure } from '@/components/admin/load-failure';
import { requireStaff } from '@/lib/auth/staff';
import { adminHotel } from '@/lib/data/admin/hotel';
import { regionChoices } from '@/lib/data/admin/hotels';
import { logFailure } from '@/lib/log';
import type { SessionClient } from '@/lib/supabase/session';
import { saveHotel } from './actions';

async function load(client: SessionClient, id: string | null) {
  try {
    const [hotel, regions] = await Promise.all([
      id ? adminHotel(client, id) : null,
      regionChoices(client),
    ]);
    return { hotel, regions };
  } catch (error) {
    return logFailure('hotel.load', error);
  }
}

/** The form of one hotel, or of a new one. */
export async function HotelScreen({ id }: { id: string | null }) {
  const { client, profile } = await requireStaff();
  const found = await load(client, id);
  const t = await getTranslations('adminHotels');
  if (typeof found === 'string') {
    const path = `/admin/hotels/${id ?? 'novo'}`;
    return <LoadFailure heading={t('heading')} title={t('errors.load')} id={found} path={path} />;
  }
  if (id && !found.hotel) notFound();
  const { adminHotels, adminHotelForm, adminForms, adminProblems, hotelTypes } =
    await getMessages();
  return (
    <HotelForm
      hotel={found.hotel}
      userId={profile.id}
      regions={found.regions}
      types={hotelTypes}
      texts={adminHotelForm}
      list={adminHotels}
      forms={adminForms}
      words={adminProblems}
      save={saveHotel}
    />
  );
}
