'use client';

import type { HotelValues } from '@/lib/hotels/form';
import { useFormList, useHotelForm } from './form-context';
import { ItemList } from './item-list';
import { RoomFields } from './room-fields';

type Room = HotelValues['rooms'][number];

const newRoom = (): Room => ({
  id: crypto.randomUUID(),
  name: '',
  description: null,
  included_items: [],
  images: [],
  price: null,
  capacity: 2,
  area: '25-30m²',
  bed_configuration: '1 cama de casal ou 2 camas solteiro',
});

/** The rooms of the hotel in the order in which its page shows them. */
export function RoomsTab() {
  const { texts } = useHotelForm();
  return (
    <ItemList<Room>
      {...useFormList('rooms')}
      make={newRoom}
      texts={texts.rooms}
      nameOf={({ name }) => name}
      Fields={RoomFields}
    />
  );
}
