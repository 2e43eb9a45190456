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
import { load } from '@/lib/db/load';
import { HOTELS_PER_PAGE, hotelListPath, hotelListQuery } from '@/lib/hotels/list-query';
import { listAdminHotels, regionChoices } from '@/lib/hotels/staff-queries';
import { removeHotel, toggleHotel } from './actions';
import { HotelFilters } from './hotel-filters';
import { HotelTable } from './hotel-table';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('adminHotels');
  return { title: t('heading') };
}

export default async function HotelsPage({ searchParams }: PageProps<'/admin/hotels'>) {
  const { client, profile } = await requireStaff();
  const query = hotelListQuery.parse(await searchParams);
  const loaded = await load(
    'hotel.list',
    Promise.all([listAdminHotels(client, query), regionChoices(client)]),
  );
  const t = await getTranslations('adminHotels');
  const { adminHotels, adminForms, hotelTypes } = await getMessages();
  if (!loaded.ok) {
    const path = hotelListPath(query);
    return <LoadError heading={t('heading')} title={t('errors.load')} id={loaded.id} path={path} />;
  }
  const [{ hotels, total, active }, regions] = loaded.data;
  return (
    <>
      <PageHeader heading={t('heading')} count={t('count', { count: total, active })}>
        <Link href="/admin/hotels/novo" className={cn(buttonVariants(), 'max-sm:w-full')}>
          <Plus aria-hidden strokeWidth={1.75} />
          {t('create')}
        </Link>
      </PageHeader>

      <HotelFilters
        query={query}
        regions={regions}
        types={hotelTypes}
        texts={adminHotels.filters}
      />
      {hotels.length > 0 ? (
        <HotelTable
          hotels={hotels}
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
        pages={Math.ceil(total / HOTELS_PER_PAGE)}
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
