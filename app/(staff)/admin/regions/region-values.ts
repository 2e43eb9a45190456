import type { Restore } from '@/components/admin/history/use-restore';
import type { Saved, SaveInput } from '@/components/admin/use-record-save';
import type { RemovalInput, SwitchInput } from '@/lib/actions/record';
import type { Result } from '@/lib/actions/result';
import type { Removal } from '@/lib/history/removal';

/** What the form of a region holds. */
export type RegionValues = { name: string; description: string | null; is_active: boolean };

export type RegionActions = {
  save: (input: SaveInput<RegionValues>) => Promise<Result<Saved>>;
  toggle: (input: SwitchInput) => Promise<Result>;
  remove: (input: RemovalInput) => Promise<Result<Removal | null>>;
  restore: Restore;
};
