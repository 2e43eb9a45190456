import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentAccess } from '@/lib/auth/staff';
import { isUuid } from '@/lib/format/slug';
import { FIELD_PARAM } from '@/lib/hotels/paths';
import { adminHotel } from '@/lib/hotels/staff-record';
import { HotelScreen } from '../hotel-screen';

/** Names the hotel, so that several of them are told apart in the tabs of a browser. */
export async function generateMetadata({
  params,
}: PageProps<'/admin/hotels/[id]'>): Promise<Metadata> {
  const t = await getTranslations('hotels.form');
  const { client, access } = await currentAccess();
  const { id } = await params;
  const title = t('editing');
  if (access.state !== 'staff') return { title };
  // The page itself says what can't be read.
  const hotel = isUuid(id) ? await adminHotel(client, id).catch(() => undefined) : null;
  if (hotel === null) return { title: (await getTranslations('admin.shell.notFound'))('heading') };
  return { title: hotel ? `${hotel.fields.name} · ${title}` : title };
}

/** The form of one hotel. `campo={field}` says with which field it begins. */
export default async function EditHotelPage(props: PageProps<'/admin/hotels/[id]'>) {
  const { id } = await props.params;
  if (!isUuid(id)) notFound();
  const { [FIELD_PARAM]: field } = await props.searchParams;
  return <HotelScreen id={id} field={typeof field === 'string' ? field : undefined} />;
}
