import { Plus } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/admin/empty-state';
import { UNDO_MESSAGES } from '@/components/admin/history/undo-messages';
import { LoadError } from '@/components/admin/load-error';
import { Messages } from '@/components/admin/messages';
import { PageHeader } from '@/components/admin/page-header';
import { Pager } from '@/components/admin/pager';
import { titled } from '@/components/admin/titled';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { isLimited } from '@/lib/auth/roles';
import { requireStaff } from '@/lib/auth/staff';
import { load } from '@/lib/db/load';
import { hotelListPath, hotelListQuery } from '@/lib/hotels/list-query';
import { staffHotelPath } from '@/lib/hotels/paths';
import { listAdminHotels } from '@/lib/hotels/staff-queries';
import { findAdminRegion, regionsNamed } from '@/lib/regions/staff-queries';
import { restoreVersion } from '../historico/actions';
import { removeHotel, toggleHotel } from './actions';
import { HotelFilters } from './hotel-filters';
import { HotelTable } from './hotel-table';

export const generateMetadata = titled('hotels.admin.heading');

/** A page of the hotels that match the filters in the URL, for all staff. */
export default async function HotelsPage({ searchParams }: PageProps<'/admin/hotels'>) {
  const { client, profile } = await requireStaff();
  const query = hotelListQuery.parse(await searchParams);
  const loaded = await load(
    'hotel.list',
    Promise.all([
      listAdminHotels(client, query),
      regionsNamed(client),
      query.regiao ? findAdminRegion(client, query.regiao) : null,
    ]),
  );
  const t = await getTranslations('hotels.admin');
  const isFiltered = Boolean(query.q || query.situacao || query.tipo || query.regiao);
  if (!loaded.ok) {
    const path = hotelListPath(query);
    return <LoadError heading={t('heading')} title={t('errors.load')} id={loaded.id} path={path} />;
  }
  const [{ hotels, total, active, page, pages }, regions, region] = loaded.data;
  return (
    <Messages namespaces={['hotels.admin', 'hotels.types', ...UNDO_MESSAGES]}>
      <PageHeader
        heading={t('heading')}
        count={t('count', { count: total }) + (total > 0 ? t('active', { active }) : '')}
      >
        {isLimited(profile) ? null : (
          <Link href={staffHotelPath(null)} className={cn(buttonVariants(), 'max-sm:w-full')}>
            <Plus />
            {t('create')}
          </Link>
        )}
      </PageHeader>

      <HotelFilters query={query} regions={regions} region={region} />
      {hotels.length > 0 ? (
        <HotelTable
          hotels={hotels}
          isAdmin={profile.role === 'admin'}
          actions={{ toggle: toggleHotel, remove: removeHotel, restore: restoreVersion }}
        />
      ) : (
        <Nothing reason={isFiltered ? 'noMatch' : isLimited(profile) ? 'noneOfYours' : 'empty'} />
      )}
      <Pager page={page} pages={pages} path={(pagina) => hotelListPath({ ...query, pagina })} />
    </Messages>
  );
}

/** Shown if there is no hotel, none that the user may edit, or none that matches. */
async function Nothing({ reason }: { reason: 'empty' | 'noneOfYours' | 'noMatch' }) {
  const t = await getTranslations('hotels.admin');
  return (
    <EmptyState unfiltered={reason === 'noMatch' && '/admin/hotels'}>
      <p>{t(reason)}</p>
    </EmptyState>
  );
}
