'use client';

import { useTranslations } from 'next-intl';
import { useUndoRemoval } from '@/components/admin/history/use-undo-removal';
import type { ListActions } from '@/components/admin/record-actions';
import { RemoveDialog, removalMessages } from '@/components/admin/remove-dialog';
import { usePendingDelete } from '@/components/admin/use-pending-delete';
import type { HotelSummary } from '@/lib/hotels/staff-queries';
import { HotelRow } from './hotel-row';

type HotelTableProps = {
  hotels: HotelSummary[];
  /** Only administrators may remove hotels and see the history. */
  isAdmin: boolean;
  actions: ListActions;
};

/** The hotels of one page with their actions; cards if a table has no room. */
export function HotelTable({ hotels, isAdmin, actions }: HotelTableProps) {
  const t = useTranslations('hotels.admin');
  const [pendingDelete, setPendingDelete] = usePendingDelete(hotels);
  const undo = useUndoRemoval('hotels', actions.restore);
  const heading = 'px-3.5 py-3.5 text-left text-caption font-[560] text-ink-2';
  return (
    <>
      {/* Depends on its own width in rem, because the menu beside it and large type take room. */}
      <div className="@container relative">
        {/* The hotel column takes the remaining width, so that no long name squeezes the other
           columns. */}
        <table className="block w-full @min-[66rem]:grid @min-[66rem]:grid-cols-[auto_minmax(0,1fr)_auto_10.5rem_auto_8.5rem_auto] @min-[66rem]:overflow-hidden @min-[66rem]:rounded-2 @min-[66rem]:bg-card @min-[66rem]:shadow-1">
          <thead className="@max-[66rem]:sr-only @min-[66rem]:contents">
            <tr className="col-span-full grid grid-cols-subgrid border-b border-sand-3 bg-[#fbf6ec]">
              <th scope="col" className={`${heading} col-span-2`}>
                {t('columns.hotel')}
              </th>
              <th scope="col" className={heading}>
                {t('columns.type')}
              </th>
              <th scope="col" className={heading}>
                {t('columns.region')}
              </th>
              <th scope="col" className={`${heading} text-right! whitespace-nowrap`}>
                {t('columns.price')}
              </th>
              <th scope="col" className={heading}>
                {t('columns.state')}
              </th>
              <th scope="col" className={heading}>
                <span className="sr-only">{t('columns.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="grid grid-cols-1 gap-3.5 @2xl:grid-cols-2 @min-[66rem]:contents">
            {hotels.map((hotel) => (
              <HotelRow
                key={hotel.id}
                hotel={hotel}
                toggle={actions.toggle}
                seesHistory={isAdmin}
                onRemove={isAdmin ? () => setPendingDelete(hotel) : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <RemoveDialog
        record={pendingDelete}
        affected={pendingDelete?.offers}
        consequence={pendingDelete?.offers ? t('alsoOffers', { count: pendingDelete.offers }) : ''}
        remove={actions.remove}
        messages={removalMessages(t)}
        onRemoved={undo}
        onClose={() => setPendingDelete(null)}
      />
    </>
  );
}
