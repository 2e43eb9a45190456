'use client';

import { Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActiveSwitch } from '@/components/admin/active-switch';
import { EmptyState } from '@/components/admin/empty-state';
import { useUndoRemoval } from '@/components/admin/history/use-undo-removal';
import { HistoryLink } from '@/components/admin/history-link';
import { PageHeader } from '@/components/admin/page-header';
import { Pager } from '@/components/admin/pager';
import { RemoveButton } from '@/components/admin/remove-button';
import { RemoveDialog, removalMessages } from '@/components/admin/remove-dialog';
import { SearchForm } from '@/components/admin/search-form';
import { useConsumeSearchParam } from '@/components/admin/use-consume-search-param';
import { usePendingDelete } from '@/components/admin/use-pending-delete';
import { Button } from '@/components/ui/button';
import { ToastOnArrival } from '@/components/ui/toast-on-arrival';
import { preview } from '@/lib/format/text';
import { type RegionListQuery, regionListPath, regionListQuery } from '@/lib/regions/list-query';
import type { AdminRegion } from '@/lib/regions/staff-queries';
import { RegionDialog } from './region-dialog';
import type { RegionActions } from './region-values';

type RegionsManagerProps = {
  regions: AdminRegion[];
  query: RegionListQuery;
  pages: number;
  /** The number of regions, as text. */
  count: string;
  /** The form requested by the URL. */
  open: { region: AdminRegion | null } | null;
  /** The URL names a region that no longer exists. */
  isMissing: boolean;
  /** Only administrators may remove regions and see the history. */
  isAdmin: boolean;
  actions: RegionActions;
};

/** The length of a description, cut between words; CSS may cut it further, within a word. */
const PREVIEW_LENGTH = 160;

/** The list of regions with their actions. */
export function RegionsManager({
  regions,
  query,
  pages,
  count,
  open: requested,
  isMissing,
  isAdmin,
  actions,
}: RegionsManagerProps) {
  const t = useTranslations('regions.admin');
  useConsumeSearchParam(requested !== null || isMissing, regionListPath(query));
  const [open, setOpen] = useState(requested);
  // The URL no longer contains it once it is shown.
  const [isLost] = useState(isMissing);
  const [pendingDelete, setPendingDelete] = usePendingDelete(regions);
  const undo = useUndoRemoval('regions', actions.restore);
  const orphaned = pendingDelete?.hotels[0].count;

  return (
    <>
      {isLost ? <ToastOnArrival title={t('gone')} /> : null}
      <PageHeader heading={t('heading')} count={count}>
        <Button onClick={() => setOpen({ region: null })} className="max-sm:w-full">
          <Plus />
          {t('create')}
        </Button>
      </PageHeader>
      <SearchForm
        label={t('search')}
        placeholder={t('searchHint')}
        action="/admin/regions"
        q={query.q}
        pathOf={(q) => regionListPath(regionListQuery.parse({ q }))}
      />
      {regions.length === 0 ? (
        <EmptyState unfiltered={query.q !== '' && '/admin/regions'}>
          {t(query.q ? 'noMatch' : 'empty')}
        </EmptyState>
      ) : (
        <ul className="@container divide-y divide-line rounded-2 bg-card shadow-1">
          {regions.map((region) => (
            <li
              key={region.id}
              className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3.5 md:px-5"
            >
              <div className="min-w-0 flex-1 basis-64">
                <h2 className="font-sans text-base font-[640] tracking-normal wrap-anywhere">
                  {region.name}
                </h2>
                {region.description ? (
                  <p className="text-small wrap-anywhere text-ink-3">
                    {preview(region.description, PREVIEW_LENGTH)}
                  </p>
                ) : null}
              </div>
              {/* On its own line if the name leaves no room, with the switch on the left, as in
                 a card. */}
              <div className="flex flex-wrap items-center justify-between gap-2 @max-xl:w-full">
                <span className="inline-block @xl:mr-2 @xl:min-w-28">
                  <ActiveSwitch
                    isActive={region.is_active}
                    label={t('activeNamed', { name: region.name })}
                    states={{ active: t('active'), inactive: t('inactive') }}
                    toggle={(isActive) =>
                      actions.toggle({ id: region.id, version: region.updated_at, isActive })
                    }
                    messages={{ failed: t('errors.toggle'), record: region.name }}
                  />
                </span>
                <span className="ml-auto flex flex-wrap">
                  {isAdmin ? (
                    <HistoryLink kind="regions" id={region.id} name={region.name} />
                  ) : null}
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t('editNamed', { name: region.name })}
                    onClick={() => setOpen({ region })}
                  >
                    <Pencil />
                  </Button>
                  {isAdmin ? (
                    <RemoveButton
                      label={t('removeNamed', { name: region.name })}
                      onClick={() => setPendingDelete(region)}
                    />
                  ) : null}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={query.pagina}
        pages={pages}
        path={(pagina) => regionListPath({ ...query, pagina })}
      />
      {open ? (
        <RegionDialog region={open.region} save={actions.save} onClose={() => setOpen(null)} />
      ) : null}
      <RemoveDialog
        record={pendingDelete}
        affected={orphaned}
        consequence={orphaned ? t('alsoHotels', { count: orphaned }) : ''}
        remove={actions.remove}
        messages={removalMessages(t)}
        onRemoved={undo}
        onClose={() => setPendingDelete(null)}
      />
    </>
  );
}
