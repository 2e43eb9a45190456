import { getTranslations } from 'next-intl/server';
import { UNDO_MESSAGES } from '@/components/admin/history/undo-messages';
import { LoadError } from '@/components/admin/load-error';
import { KnownMediaProvider } from '@/components/admin/media/media-context';
import { Messages } from '@/components/admin/messages';
import { titled } from '@/components/admin/titled';
import { isLimited } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import type { SessionClient } from '@/lib/db/session-client';
import { isUuid } from '@/lib/format/slug';
import { hotelChoices, hotelsOfIds } from '@/lib/hotels/choice-queries';
import { mediaIn } from '@/lib/media/staff-queries';
import { type OfferListQuery, offerListPath, offerListQuery } from '@/lib/offers/list-query';
import { findAdminOffer, listAdminOffers } from '@/lib/offers/staff-queries';
import { restoreVersion } from '../historico/actions';
import { removeOffer, saveOffer, toggleOffer } from './actions';
import { OffersManager } from './offers-manager';

export const generateMetadata = titled('offers.admin.heading');

/** Loads a page of the list, the hotels to choose from, the requested offer, and the images. */
async function loadList(client: SessionClient, query: OfferListQuery, wanted: string | null) {
  const [list, choices, opened] = await Promise.all([
    listAdminOffers(client, query),
    hotelChoices(client),
    wanted ? findAdminOffer(client, wanted) : null,
  ]);
  const { offers } = list;
  // Of the offers on the screen, and the one that the list is filtered by.
  const needed = [...offers, opened].map((offer) => offer?.hotel_id ?? query.hotel);
  const known = new Set(choices.hotels.map(({ id }) => id));
  const absent = [...new Set([...needed, query.hotel])].filter(
    (id): id is string => id !== null && !known.has(id),
  );
  const [media, others] = await Promise.all([
    mediaIn(client, [offers, opened]),
    hotelsOfIds(client, absent),
  ]);
  const hotels = [...choices.hotels, ...others];
  return { ...list, choices: { ...choices, hotels }, opened, media };
}

/**
 * The list of offers. `nova=1` opens the form of a new one, `editar={id}` that of an existing one.
 */
export default async function AdminOffersPage({ searchParams }: PageProps<'/admin/packages'>) {
  const { client, profile } = await requireStaff();
  const params = await searchParams;
  const query = offerListQuery.parse(params);
  const wanted = isUuid(params.editar) ? params.editar : null;
  const t = await getTranslations('offers.admin');

  const loaded = await load('offer.list', loadList(client, query, wanted));
  if (!loaded.ok) {
    const path = offerListPath(query);
    return <LoadError heading={t('heading')} title={t('errors.load')} id={loaded.id} path={path} />;
  }

  const { offers, total, active, page, pages, choices, opened, media } = loaded.data;
  return (
    <Messages
      namespaces={[
        'offers.admin',
        'offers.tags',
        'offers.weekdays',
        'media.admin',
        'admin.problems',
        ...UNDO_MESSAGES,
      ]}
    >
      <KnownMediaProvider media={media}>
        <OffersManager
          offers={offers}
          choices={choices}
          query={{ ...query, pagina: page }}
          pages={pages}
          count={t('count', { total }) + (total > 0 ? t('active', { active }) : '')}
          open={opened ? { offer: opened } : params.nova === '1' ? { offer: null } : null}
          isLimited={isLimited(profile)}
          missing={opened ? null : wanted}
          isAdmin={profile.role === 'admin'}
          actions={{
            save: saveOffer,
            toggle: toggleOffer,
            remove: removeOffer,
            restore: restoreVersion,
          }}
        />
      </KnownMediaProvider>
    </Messages>
  );
}
