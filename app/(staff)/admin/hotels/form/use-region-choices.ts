import { useCallback, useMemo, useState } from 'react';
import { useMissingChoices } from '@/components/admin/use-missing-choices';
import type { RegionChoice, RegionChoices } from '@/lib/regions/staff-queries';
import { fetchRegions } from '../fetch-regions';

async function fetchByIds(ids: string, signal: AbortSignal): Promise<RegionChoice[]> {
  const asked = ids.split(',').map((id): ['id', string] => ['id', id]);
  const result = await fetchRegions(asked, signal);
  return result.ok ? result.data.regions : [];
}

/**
 * Returns the regions to list, which a search replaces, and all whose names are known, also those of
 * `chosen`: the regions of the form and of a version that conflicts with it. `onFound` is null if
 * there are no others to search for.
 */
export function useRegionChoices({ regions, complete }: RegionChoices, chosen: unknown[]) {
  const [listed, setListed] = useState(regions);
  const [known, setKnown] = useState(regions);
  const learn = useCallback((others: RegionChoice[]) => {
    setKnown((before) => [...others, ...before]);
  }, []);
  const ids = chosen.filter((id): id is string => typeof id === 'string' && id !== '');
  useMissingChoices(ids, (wanted) => known.some(({ id }) => id === wanted), fetchByIds, learn);
  return useMemo(() => {
    const onFound = (found: RegionChoice[]) => {
      setListed(found);
      learn(found);
    };
    return { listed, known, onFound: complete ? null : onFound };
  }, [listed, known, complete, learn]);
}
