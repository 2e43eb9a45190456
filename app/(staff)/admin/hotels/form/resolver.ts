import { zodResolver } from '@hookform/resolvers/zod';
import { hotelFields } from '@/lib/hotels/form';

/** Validates the form with the server's schema, but submits the values as typed. */
export const hotelResolver = zodResolver(hotelFields, undefined, { raw: true });
