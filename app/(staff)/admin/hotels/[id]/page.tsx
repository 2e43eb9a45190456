import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentAccess } from '@/lib/auth/staff';
import { isUuid } from '@/lib/format/slug';
import { FIELD_PARAM } from '@/lib/hotels/paths';
import { adminHotel } from '@/lib/hotels/staff-record';
import { HotelScreen } from '../hotel-screen';

/** Names the hotel, to tell browser tabs apart. */
export async function generateMetadata({
  params,
}: PageProps<'/admin/hotels/[id]'>): Promise<Metadata> {
  const t = await getTranslations('hotels.form');
  const { client, access } = await currentAccess();
  const { id } = await params;
  const title = t('editing');
  if (access.state !== 'staff') return { title };
  // The page itself reports a failed read.
  const hotel = isUuid(id) ? await adminHotel(client, id).catch(() => undefined) : null;
  if (hotel === null) return { title: (await getTranslations('admin.shell.notFound'))('heading') };
  return { title: hotel ? `${hotel.fields.name} · ${title}` : title };
}

/** The form of one hotel. `campo={field}` names the field to focus first. */
export default async function EditHotelPage(props: PageProps<'/admin/hotels/[id]'>) {
  const { id } = await props.params;
  if (!isUuid(id)) notFound();
  const { [FIELD_PARAM]: field } = await props.searchParams;
  return <HotelScreen id={id} field={typeof field === 'string' ? field : undefined} />;
}
