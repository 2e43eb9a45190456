import { zodResolver } from '@hookform/resolvers/zod';
import { hotelFields } from '@/lib/hotels/form';

/** Checks the form by the schema of the server; what is sent are the values as they were typed. */
export const hotelResolver = zodResolver(hotelFields, undefined, { raw: true });
