import { fetchStaff } from '@/components/admin/fetch-staff';
import type { RegionChoices } from '@/lib/regions/staff-queries';

/** Fetches regions by search words (`q`) or by ids (`id`). */
export const fetchRegions = (asked: [name: 'q' | 'id', value: string][], signal: AbortSignal) =>
  fetchStaff<RegionChoices>(`/admin/regions/choices?${new URLSearchParams(asked)}`, signal);
