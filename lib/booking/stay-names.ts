/** The parameters of a stay in a URL, and the fields of the form that asks for one. */
export const STAY_NAMES = {
  checkIn: 'checkin',
  checkOut: 'checkout',
  adults: 'adultos',
  ages: 'idades',
  promo: 'promo',
} as const;
