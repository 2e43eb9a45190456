'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fitsForm } from '@/components/admin/drafts/fits-form';
import { LostDraft } from '@/components/admin/drafts/lost-draft';
import { EmptyState } from '@/components/admin/empty-state';
import { useUndoRemoval } from '@/components/admin/history/use-undo-removal';
import { HotelSearch } from '@/components/admin/hotel-search';
import { PageHeader } from '@/components/admin/page-header';
import { Pager } from '@/components/admin/pager';
import type { RecordActions } from '@/components/admin/record-actions';
import { RemoveDialog, removalMessages } from '@/components/admin/remove-dialog';
import { useConsumeSearchParam } from '@/components/admin/use-consume-search-param';
import { usePendingDelete } from '@/components/admin/use-pending-delete';
import { Button } from '@/components/ui/button';
import { ToastOnArrival } from '@/components/ui/toast-on-arrival';
import type { HotelChoice, HotelChoices } from '@/lib/hotels/choice-queries';
import { type OfferListQuery, offerListPath } from '@/lib/offers/list-query';
import type { AdminOffer } from '@/lib/offers/staff-queries';
import { AdminOfferCard } from './admin-offer-card';
import { OfferDialog } from './offer-dialog';
import { type OfferValues, startOf } from './offer-values';
import { OffersFilter } from './offers-filter';

type OffersManagerProps = {
  offers: AdminOffer[];
  choices: HotelChoices;
  query: OfferListQuery;
  pages: number;
  /** The count in words. */
  count: string;
  /** The form requested by the URL. */
  open: { offer: AdminOffer | null } | null;
  /** The id, from the URL, of an offer that no longer exists. */
  missing: string | null;
  /** Only administrators may remove offers and see the history. */
  isAdmin: boolean;
  /** Whether the user is a limited editor (D47). */
  isLimited: boolean;
  actions: RecordActions<OfferValues>;
};

/** The hotels to choose from: those that came with the page, and those that were found since. */
function useJoinedHotels(offered: HotelChoice[]) {
  const [found, setFound] = useState<HotelChoice[]>([]);
  const listed = new Set(offered.map(({ id }) => id));
  const join = (more: HotelChoice[]) =>
    setFound((before) => {
      const held = new Set(before.map(({ id }) => id));
      return [...before, ...more.filter(({ id }) => !held.has(id))];
    });
  return { hotels: [...offered, ...found.filter(({ id }) => !listed.has(id))], join };
}

/** The list of offers with their actions. */
export function OffersManager({
  offers,
  choices,
  query,
  pages,
  count,
  open: requested,
  missing,
  isAdmin,
  isLimited,
  actions,
}: OffersManagerProps) {
  const t = useTranslations('offers.admin');
  const hasHotels = choices.hotels.length > 0;
  // A user without hotels has none to choose for an offer, so can't add one.
  const mayCreate = hasHotels || !isLimited;
  const [open, setOpen] = useState(mayCreate ? requested : null);
  // The URL no longer contains it once it is shown.
  const [lost] = useState(missing);
  const [saved, setSaved] = useState<AdminOffer | null>(null);
  const [pendingDelete, setPendingDelete] = usePendingDelete(offers);
  const { hotels, join } = useJoinedHotels(choices.hotels);
  const search = choices.complete ? null : (
    <div className="mb-2">
      <HotelSearch label={t('form.searchHotel')} onFound={join} />
    </div>
  );
  const undo = useUndoRemoval('packages', actions.restore);

  useConsumeSearchParam(requested !== null || missing !== null, offerListPath(query));

  // A record just saved is shown as saved, even before the list is reloaded.
  const latest = (offer: AdminOffer): AdminOffer => {
    if (saved?.id !== offer.id || saved.updated_at <= offer.updated_at) return offer;
    return { ...saved, hotel: hotels.find(({ id }) => id === saved.hotel_id) ?? null };
  };

  return (
    <>
      {lost ? <ToastOnArrival title={t('gone')} /> : null}
      <PageHeader heading={t('heading')} count={count}>
        {mayCreate ? (
          <Button onClick={() => setOpen({ offer: null })} className="max-sm:w-full">
            <Plus />
            {t('create')}
          </Button>
        ) : null}
      </PageHeader>
      {lost ? (
        <LostDraft
          noun="offer"
          id={lost}
          fits={fitsForm(startOf(null, null))}
          onReuse={() => setOpen({ offer: null })}
        />
      ) : null}
      <OffersFilter query={query} hotels={hotels} search={search} />
      {offers.length === 0 ? (
        <NoOffers
          isFiltered={query.q !== '' || query.hotel !== null || query.situacao !== null}
          hint={hasHotels ? 'emptyText' : isLimited ? 'noneOfYours' : 'form.noHotels'}
        />
      ) : (
        <ul aria-label={t('list')} className="grid grid-cols-1 gap-5 wide:grid-cols-2">
          {offers.map(latest).map((offer) => (
            <AdminOfferCard
              key={offer.id}
              offer={offer}
              toggle={(isActive) =>
                actions.toggle({ id: offer.id, version: offer.updated_at, isActive })
              }
              hotel={hotels.find(({ id }) => id === offer.hotel_id)}
              seesHistory={isAdmin}
              onEdit={() => setOpen({ offer })}
              onRemove={isAdmin ? () => setPendingDelete(offer) : null}
            />
          ))}
        </ul>
      )}
      <Pager
        page={query.pagina}
        pages={pages}
        path={(pagina) => offerListPath({ ...query, pagina })}
      />
      {open ? (
        <OfferDialog
          offer={open.offer}
          hotels={hotels}
          search={search}
          onHotels={join}
          hotelId={query.hotel}
          save={actions.save}
          onSaved={setSaved}
          onClose={() => setOpen(null)}
        />
      ) : null}
      <RemoveDialog
        record={pendingDelete}
        remove={actions.remove}
        messages={removalMessages(t)}
        onRemoved={undo}
        onClose={() => setPendingDelete(null)}
      />
    </>
  );
}

type NoOffersProps = {
  isFiltered: boolean;
  /** The text shown if there are no offers at all. */
  hint: 'emptyText' | 'noneOfYours' | 'form.noHotels';
};

function NoOffers({ isFiltered, hint }: NoOffersProps) {
  const t = useTranslations('offers.admin');
  // Offers of hotels that the user does not edit are not listed, but may well exist.
  if (!isFiltered && hint === 'noneOfYours') return <EmptyState>{t(hint)}</EmptyState>;
  return (
    <EmptyState unfiltered={isFiltered && '/admin/packages'}>
      <p className="font-serif text-[1.375rem] text-ink">{t(isFiltered ? 'noMatch' : 'empty')}</p>
      <p className="mt-1">{t(isFiltered ? 'noMatchText' : hint)}</p>
    </EmptyState>
  );
}
