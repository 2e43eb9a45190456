'use client';

import type { ComponentType } from 'react';
import type { FieldPath } from './hotel-values';
import { FaqFields, ServiceFields, TestimonialFields } from './item-fields';
import { ItemList } from './item-list';
import { useItemList } from './item-lists';
import type { ItemFieldsProps } from './item-row';
import { RoomFields } from './room-fields';
import { RoomSummary } from './room-summary';

type ItemKind = {
  /** Creates a new item. */
  make: () => unknown;
  nameField: string;
  Fields: ComponentType<ItemFieldsProps>;
  Facts?: ComponentType<{ path: FieldPath }>;
};

const SERVICE = {
  make: () => ({ name: '', description: '', icon: null }),
  nameField: 'name',
  Fields: ServiceFields,
};

const KINDS = {
  rooms: {
    make: () => ({
      id: crypto.randomUUID(),
      name: '',
      description: '',
      included_items: [],
      images: [],
      price: '',
      capacity: 2,
      area: '25-30m²',
      bed_configuration: '1 cama de casal ou 2 camas solteiro',
      view: '',
      double_beds: '',
      single_beds: '',
    }),
    nameField: 'name',
    Fields: RoomFields,
    Facts: RoomSummary,
  },
  services: SERVICE,
  amenities: SERVICE,
  testimonials: {
    make: () => ({ name: '', description: '', rating: 5, avatar: '' }),
    nameField: 'name',
    Fields: TestimonialFields,
  },
  faqs: {
    make: () => ({ id: crypto.randomUUID(), question: '', answer: '' }),
    nameField: 'question',
    Fields: FaqFields,
  },
} satisfies Record<string, ItemKind>;

/** A tab that is one list of items, in the order in which the hotel's page shows them. */
export function ItemTab({ name }: { name: keyof typeof KINDS }) {
  return <ItemList list={useItemList(name)} messages={name} {...KINDS[name]} />;
}
