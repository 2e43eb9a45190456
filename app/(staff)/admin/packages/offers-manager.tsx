'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '@/components/admin/page-header';
import { Pager } from '@/components/admin/pager';
import { RemoveDialog } from '@/components/admin/remove-dialog';
import { useConsumeSearchParam } from '@/components/admin/use-consume-search-param';
import type { Saved, SaveInput } from '@/components/admin/use-save';
import { Button } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { ToastOnArrival } from '@/components/ui/toast-on-arrival';
import type { Result } from '@/lib/actions/result';
import { type OfferListQuery, offerListPath } from '@/lib/offers/list-query';
import type { AdminOffer, HotelChoice } from '@/lib/offers/staff-queries';
import type messages from '@/messages/pt-BR.json';
import { OfferCard } from './offer-card';
import { OfferDialog } from './offer-dialog';
import type { OfferValues } from './offer-values';
import { OffersFilter } from './offers-filter';

export type OfferTexts = (typeof messages)['adminPackages'];
export type FormsTexts = (typeof messages)['adminForms'];

type OffersManagerProps = {
  offers: AdminOffer[];
  hotels: HotelChoice[];
  query: OfferListQuery;
  pages: number;
  /** How many there are, in words. */
  count: string;
  /** The form that the address asks for. */
  open: { offer: AdminOffer | null } | null;
  /** The address asks for an offer that is not there any more. */
  missing: boolean;
  /** Administrators remove, and see the history. */
  isAdmin: boolean;
  texts: OfferTexts;
  forms: FormsTexts;
  actions: {
    save: (input: SaveInput<OfferValues>) => Promise<Result<Saved>>;
    toggle: (input: { id: string; isActive: boolean }) => Promise<Result>;
    remove: (input: { id: string }) => Promise<Result>;
  };
};

/** The list of offers with everything that can be done to one. */
export function OffersManager({
  offers,
  hotels,
  query,
  pages,
  count,
  open: asked,
  missing,
  isAdmin,
  texts,
  forms,
  actions,
}: OffersManagerProps) {
  const [open, setOpen] = useState(asked);
  const [saved, setSaved] = useState<AdminOffer | null>(null);
  const [pendingDelete, setDoomed] = useState<AdminOffer | null>(null);
  const filtered = query.search !== '' || query.hotelId !== null || query.state !== null;

  useConsumeSearchParam(asked !== null || missing, offerListPath(query));

  // What was just saved is shown and opened as saved, also before the list has come anew.
  const latest = (offer: AdminOffer): AdminOffer => {
    if (saved?.id !== offer.id || saved.updated_at <= offer.updated_at) return offer;
    return { ...saved, hotel: hotels.find(({ id }) => id === saved.hotel_id) ?? null };
  };

  return (
    <>
      {missing ? <ToastOnArrival tone="destructive" title={texts.gone} /> : null}
      <PageHeader heading={texts.heading} count={count}>
        <Button onClick={() => setOpen({ offer: null })} className="max-sm:w-full">
          <Plus aria-hidden strokeWidth={1.75} />
          {texts.create}
        </Button>
      </PageHeader>
      <OffersFilter query={query} hotels={hotels} texts={texts.filters} />
      {offers.length === 0 ? (
        <div className="rounded-2 bg-card p-8 text-center shadow-1">
          <p className="font-serif text-[22px]">{filtered ? texts.noMatch : texts.empty}</p>
          <p className="mt-1 text-ink-2">{filtered ? texts.noMatchText : texts.emptyText}</p>
          {filtered ? (
            <Button variant="link" asChild className="mt-3">
              <Link href="/admin/packages">{texts.clear}</Link>
            </Button>
          ) : null}
        </div>
      ) : (
        <ul aria-label={texts.list} className="grid gap-5 lg:grid-cols-2">
          {offers.map(latest).map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              texts={texts}
              forms={forms}
              toggle={(isActive) => actions.toggle({ id: offer.id, isActive })}
              hotelActive={hotels.find(({ id }) => id === offer.hotel_id)?.is_active ?? false}
              seesHistory={isAdmin}
              onEdit={() => setOpen({ offer })}
              onRemove={isAdmin ? () => setDoomed(offer) : null}
            />
          ))}
        </ul>
      )}
      <Pager
        page={query.page}
        pages={pages}
        path={(page) => offerListPath({ ...query, page })}
        texts={forms.pages}
      />
      {open ? (
        <OfferDialog
          offer={open.offer}
          hotels={hotels}
          hotelId={query.hotelId}
          texts={texts}
          forms={forms}
          save={actions.save}
          onSaved={setSaved}
          onClose={() => setOpen(null)}
        />
      ) : null}
      <RemoveDialog
        record={pendingDelete}
        remove={actions.remove}
        texts={texts}
        forms={forms}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
