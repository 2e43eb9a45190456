import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HistoryLink } from '@/components/admin/history-link';
import { LoadError } from '@/components/admin/load-error';
import { KnownMediaProvider } from '@/components/admin/media/media-context';
import { Messages } from '@/components/admin/messages';
import { ViewLink } from '@/components/admin/view-link';
import { isLimited, mayDo, type Profile } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import type { SessionClient } from '@/lib/db/session-client';
import { hotelPath, staffHotelPath } from '@/lib/hotels/paths';
import { type AdminHotel, adminHotel } from '@/lib/hotels/staff-record';
import { mediaIn } from '@/lib/media/staff-queries';
import { regionsNamed, withRegion } from '@/lib/regions/staff-queries';
import { saveHotel } from './actions';
import { HotelForm } from './form/hotel-form';

type HotelLinksProps = {
  hotel: AdminHotel;
  profile: Profile;
};

/** A link to the hotel's page or preview and, for administrators, to its history. */
function HotelLinks({ hotel: { id, fields }, profile }: HotelLinksProps) {
  const { name, slug, hotel_type: type } = fields;
  return (
    <>
      <ViewLink
        name={name}
        site={fields.is_active ? hotelPath({ id, name, slug, type }) : null}
        preview={`/admin/previa/hotel/${id}`}
        withLabel
      />
      {mayDo(profile.role, 'admin') ? <HistoryLink kind="hotels" id={id} /> : null}
    </>
  );
}

/** The hotel, null if there is none, and the regions to choose from. Throws if that fails. */
async function formData(client: SessionClient, id: string | null) {
  const [hotel, choices] = await Promise.all([
    id ? adminHotel(client, id) : null,
    regionsNamed(client),
  ]);
  const regions = await withRegion(client, choices, hotel?.fields.region_id ?? null);
  return [hotel, regions] as const;
}

type HotelScreenProps = {
  id: string | null;
  /** The field to focus first. */
  field?: string;
};

/** The form of one hotel, or of a new one. */
export async function HotelScreen({ id, field }: HotelScreenProps) {
  const { client, profile } = await requireStaff();
  const loaded = await load('hotel.load', formData(client, id));
  const t = await getTranslations('hotels.admin');
  if (!loaded.ok) {
    return (
      <LoadError
        heading={t('heading')}
        title={t('errors.load')}
        id={loaded.id}
        path={staffHotelPath(id)}
      />
    );
  }
  const [hotel, regions] = loaded.data;
  if (id && !hotel) notFound();
  const media = await mediaIn(client, hotel?.fields);
  return (
    <Messages
      namespaces={[
        ...([
          'hotels.form',
          'hotels.admin',
          'hotels.types',
          'hotels.season',
          'hotels.amenities',
        ] as const),
        ...(['hotels.gallerySubjects', 'media.admin', 'admin.problems'] as const),
        'hotels.rooms.views',
      ]}
    >
      <KnownMediaProvider media={media}>
        <HotelForm
          hotel={hotel}
          field={field}
          regions={regions}
          save={saveHotel}
          mayCreate={!isLimited(profile)}
          links={hotel ? <HotelLinks hotel={hotel} profile={profile} /> : null}
        />
      </KnownMediaProvider>
    </Messages>
  );
}
