import type { RecordActions } from '@/components/admin/record-actions';

/** The values of a region's form. */
export type RegionValues = { name: string; description: string | null; is_active: boolean };

export type RegionActions = RecordActions<RegionValues>;
