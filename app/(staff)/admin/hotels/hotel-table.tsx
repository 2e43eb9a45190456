'use client';

import { useState } from 'react';
import { RemoveDialog } from '@/components/admin/remove-dialog';
import type { Result } from '@/lib/actions/result';
import type { HotelType } from '@/lib/hotels/hotel-type';
import type { HotelListItem } from '@/lib/hotels/staff-queries';
import type messages from '@/messages/pt-BR.json';
import { HotelRow } from './hotel-row';

export type HotelTexts = (typeof messages)['adminHotels'];
export type FormsTexts = (typeof messages)['adminForms'];

type HotelTableProps = {
  hotels: HotelListItem[];
  /** Administrators remove, and see the history. */
  isAdmin: boolean;
  types: Record<HotelType, string>;
  texts: HotelTexts;
  forms: FormsTexts;
  actions: {
    toggle: (input: { id: string; isActive: boolean }) => Promise<Result>;
    remove: (input: { id: string }) => Promise<Result>;
  };
};

/** The hotels of one page with everything that can be done to one; cards on phones. */
export function HotelTable({ hotels, isAdmin, types, texts, forms, actions }: HotelTableProps) {
  const [pendingDelete, setDoomed] = useState<HotelListItem | null>(null);
  const { columns } = texts;
  const heading = 'px-4.5 py-3.5 text-left text-caption font-[560] text-ink-2';
  return (
    <>
      <table className="block w-full border-collapse lg:table lg:rounded-2 lg:bg-card lg:shadow-1">
        <thead className="max-lg:sr-only">
          <tr className="border-b border-sand-3 bg-[#fbf6ec]">
            <th className={heading}>{columns.hotel}</th>
            <th className={heading}>{columns.type}</th>
            <th className={heading}>{columns.region}</th>
            <th className={`${heading} text-right! whitespace-nowrap`}>{columns.price}</th>
            <th className={heading}>{columns.state}</th>
            <th className={heading}>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="grid gap-3.5 md:max-lg:grid-cols-2 lg:table-row-group">
          {hotels.map((hotel) => (
            <HotelRow
              key={hotel.id}
              hotel={hotel}
              typeLabel={types[hotel.type]}
              texts={texts}
              forms={forms}
              toggle={actions.toggle}
              seesHistory={isAdmin}
              onRemove={isAdmin ? () => setDoomed(hotel) : null}
            />
          ))}
        </tbody>
      </table>
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
