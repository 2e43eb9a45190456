import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { LoadError } from '@/components/admin/load-error';
import { PageHeader } from '@/components/admin/page-header';
import { Pager } from '@/components/admin/pager';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { requireStaff } from '@/lib/auth/staff';
import type { SessionClient } from '@/lib/db/session-client';
import {
  HOTELS_PER_PAGE,
  type HotelListQuery,
  hotelListPath,
  hotelListQuery,
} from '@/lib/hotels/list-query';
import { type HotelPage, listAdminHotels, regionChoices } from '@/lib/hotels/staff-queries';
import { logFailure } from '@/lib/log';
import { removeHotel, toggleHotel } from './actions';
import { HotelFilters } from './hotel-filters';
import { HotelTable } from './hotel-table';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('adminHotels');
  return { title: t('heading') };
}

type Loaded = HotelPage & { regions: { id: string; name: string }[] };

/** The page and the regions of its filter; or the id of what went wrong in the log. */
async function load(client: SessionClient, query: HotelListQuery): Promise<Loaded | string> {
  try {
    const [page, regions] = await Promise.all([
      listAdminHotels(client, query),
      regionChoices(client),
    ]);
    return { ...page, regions };
  } catch (error) {
    return logFailure('hotel.list', error);
  }
}

export default async function HotelsPage({ searchParams }: PageProps<'/admin/hotels'>) {
  const { client, profile } = await requireStaff();
  const query = hotelListQuery.parse(await searchParams);
  const found = await load(client, query);
  const t = await getTranslations('adminHotels');
  const { adminHotels, adminForms, hotelTypes } = await getMessages();
  if (typeof found === 'string') {
    const { load: title } = adminHotels.errors;
    return (
      <LoadError heading={t('heading')} title={title} id={found} path={hotelListPath(query)} />
    );
  }
  return (
    <>
      <PageHeader
        heading={t('heading')}
        count={t('count', { count: found.total, active: found.active })}
      >
        <Link href="/admin/hotels/novo" className={cn(buttonVariants(), 'max-sm:w-full')}>
          <Plus aria-hidden strokeWidth={1.75} />
          {t('create')}
        </Link>
      </PageHeader>

      <HotelFilters
        query={query}
        regions={found.regions}
        types={hotelTypes}
        texts={adminHotels.filters}
      />
      {found.hotels.length > 0 ? (
        <HotelTable
          hotels={found.hotels}
          isAdmin={profile.role === 'admin'}
          types={hotelTypes}
          texts={adminHotels}
          forms={adminForms}
          actions={{ toggle: toggleHotel, remove: removeHotel }}
        />
      ) : (
        <Nothing filtered={Boolean(query.q || query.situacao || query.tipo || query.regiao)} />
      )}
      <Pager
        page={query.pagina}
        pages={Math.ceil(found.total / HOTELS_PER_PAGE)}
        path={(pagina) => hotelListPath({ ...query, pagina })}
        texts={adminForms.pages}
      />
    </>
  );
}

/** No hotel at all, or none that matches. */
async function Nothing({ filtered }: { filtered: boolean }) {
  const t = await getTranslations('adminHotels');
  return (
    <div className="grid justify-items-center gap-4 rounded-2 bg-card p-8 text-center text-ink-2 shadow-1">
      <p>{t(filtered ? 'noMatch' : 'empty')}</p>
      {filtered ? (
        <Link href="/admin/hotels" className={buttonVariants({ variant: 'outline' })}>
          {t('filters.clear')}
        </Link>
      ) : null}
    </div>
  );
}
