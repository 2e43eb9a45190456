import { restAsService } from './environment';

export type RegionRow = {
  id: string;
  name: string;
  description: string | null;
  is_active: boolean;
};

/** A name that no other test gives a region. */
export const newRegionName = () => `Região ${crypto.randomUUID().slice(0, 8)}`;

/** Creates a region for this test that no visitor sees. */
export async function newRegion(): Promise<RegionRow> {
  const body = { name: newRegionName(), is_active: false };
  const [region] = await restAsService<RegionRow>('regions', { method: 'POST', body });
  if (!region) throw new Error('The region was not stored.');
  return region;
}
