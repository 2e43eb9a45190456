/** Maximum length of each text of a hotel, shared by the form and its check. */
export const HOTEL_LIMITS = {
  name: 255,
  subtitle: 255,
  description: 1000,
  location: 255,
  reference_point: 255,
  price: 20,
  rating: 5,
  phone: 20,
  whatsapp: 30,
  access_step_free_detail: 60,
  access_adapted_rooms_detail: 60,
  access_deaf_guests_detail: 60,
  access_blind_guests_detail: 60,
  image_url: 500,
  logo_url: 500,
  booking_url: 500,
  hotel_id: 100,
  primary_color: 7,
  history: 2000,
  experience: 2000,
  distances: 1500,
  address_street: 255,
  address_city: 120,
  postal_code: 9,
  latitude: 12,
  longitude: 12,
} as const;

/** Maximum length of the texts of one repeated item. */
export const ITEM_LIMITS = {
  name: 255,
  description: 1000,
  area: 60,
  bed_configuration: 120,
  included_item: 120,
  url: 500,
  question: 255,
  answer: 1000,
  note: 120,
  season: 60,
  caption: 160,
} as const;

/** Bounds of the minimum nights that a day note may require. */
export const MIN_NIGHTS = { min: 2, max: 30 } as const;

/** Most items of a list. */
export const LIST_LIMIT = 60;
