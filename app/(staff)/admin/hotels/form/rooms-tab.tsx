'use client';

import { ItemList } from './item-list';
import { useItemList } from './item-lists';
import { RoomFields } from './room-fields';

const newRoom = () => ({
  id: crypto.randomUUID(),
  name: '',
  description: '',
  included_items: [],
  images: [],
  price: '',
  capacity: 2,
  area: '25-30m²',
  bed_configuration: '1 cama de casal ou 2 camas solteiro',
});

/** The rooms of the hotel in the order in which its page shows them. */
export function RoomsTab() {
  return (
    <ItemList
      list={useItemList('rooms')}
      make={newRoom}
      messages="rooms"
      nameField="name"
      Fields={RoomFields}
    />
  );
}
