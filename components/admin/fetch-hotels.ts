import type { HotelChoices } from '@/lib/hotels/choice-queries';
import { fetchStaff } from './fetch-staff';

/** Fetches hotels by search words (`q`) or by ids (`id`). */
export const fetchHotels = (asked: [name: 'q' | 'id', value: string][], signal: AbortSignal) =>
  fetchStaff<HotelChoices>(`/admin/packages/hotels?${new URLSearchParams(asked)}`, signal);
