import { toNumber } from '@/lib/format/numbers';
import type { HotelFields } from '@/lib/hotels/form';
import { toHotelType } from '@/lib/hotels/hotel-type';
import { imageUrl } from '@/lib/security/safe-url';
import { distanceLine } from './distances';
import { readStoredFeatures } from './stored-features';
import { imageText, objects, type StoredItem, text } from './stored-values';

const named = <Item extends { name: string | null }>(item: Item) => ({
  ...item,
  name: item.name ?? '',
});

/** The known keys of stored features as the form edits them; items keep their unknown keys. */
export function featuresToFields(features: unknown) {
  const { flags, distances, primary_colors, ...stored } = readStoredFeatures(features);
  const lines = distances.places.map(distanceLine);
  return {
    ...stored,
    distances: distances.typed ?? (lines.join('\n') || null),
    primary_color: primary_colors[0] ?? null,
    rooms: stored.rooms.map((room) => ({
      ...room,
      name: room.name ?? '',
      capacity: room.capacity ?? 2,
    })),
    services: stored.services.map(named),
    amenities: stored.amenities.map(named),
    testimonials: stored.testimonials.map((testimonial) => ({
      ...testimonial,
      name: testimonial.name ?? '',
      description: testimonial.description ?? '',
      rating: testimonial.rating ?? 5,
    })),
    faqs: stored.faqs.map((faq) => ({
      ...faq,
      question: faq.question ?? '',
      answer: faq.answer ?? '',
    })),
    day_notes: stored.day_notes.map((note) => ({
      ...note,
      from: note.from ?? '',
      text: note.text ?? '',
    })),
  };
}

const addedAt = (image: StoredItem) => `${image.created_at} ${image.id}`;

/** Sorts by place, then by the time when they were added, then by id. */
const byPlace = (a: StoredItem, b: StoredItem) =>
  (toNumber(a.place) ?? 0) - (toNumber(b.place) ?? 0) || (addedAt(a) < addedAt(b) ? -1 : 1);

/** Converts a stored hotel with its images to form fields, in the form that a save compares. */
export function rowToFields(row: StoredItem): HotelFields {
  const images = objects(row.hotel_images)
    .filter((image) => imageUrl(image.image_url) !== null)
    .sort(byPlace)
    .map(({ id, image_url, is_main }) => ({
      id: String(id),
      image_url: String(image_url),
      is_main: is_main === true,
    }));
  return {
    name: text(row.name) ?? '',
    slug: text(row.slug) ?? '',
    subtitle: text(row.subtitle),
    description: text(row.description),
    location: text(row.location) ?? '',
    reference_point: text(row.reference_point),
    price: toNumber(row.price) ?? 0,
    rating: toNumber(row.rating),
    image_url: imageText(row.image_url),
    hotel_type: toHotelType(row.hotel_type),
    is_active: row.is_active === true,
    region_id: text(row.region_id),
    address_street: text(row.address_street),
    address_city: text(row.address_city),
    address_state: text(row.address_state) as HotelFields['address_state'],
    postal_code: text(row.postal_code),
    latitude: toNumber(row.latitude),
    longitude: toNumber(row.longitude),
    ...featuresToFields(row.features),
    images,
  };
}
