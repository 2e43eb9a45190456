import type { RecordActions } from '@/components/admin/record-actions';

/** What the form of a region holds. */
export type RegionValues = { name: string; description: string | null; is_active: boolean };

export type RegionActions = RecordActions<RegionValues>;
