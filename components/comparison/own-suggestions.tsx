'use client';

import { useEffect } from 'react';
import { keepHeading } from '@/components/favorites/choice-focus';
import { readFavorites } from '@/components/favorites/favorites-store';
import { readSeen } from '@/components/favorites/seen-store';
import { tabStorage } from '@/components/ui/stored-text';
import { useChosenUrl } from '@/components/ui/use-chosen-url';
import { type Comparison, comparisonPath } from '@/lib/comparison/paths';
import { readStoredChoice } from '@/lib/comparison/stored';
import { readKeys } from '@/lib/hotels/chosen';
import { keyOfPath } from '@/lib/hotels/key-of-path';
import { COMPARE_KEY } from './compare-form';

const MOST = 8;

/**
 * Replaces the site's suggestions with the hotels that were chosen in this tab, kept or seen: puts
 * them into the URL, and the server renders them. Renders nothing.
 */
export function OwnSuggestions({ comparison }: { comparison: Comparison }) {
  const { adopt } = useChosenUrl();
  useEffect(() => {
    // Already requested, and none of them still exists.
    if (comparison.suggested.length > 0) return;
    const seen = readSeen().map(({ path }) => keyOfPath(path));
    const chosen = readStoredChoice(tabStorage.read(COMPARE_KEY) ?? '').map(({ key }) => key);
    const own = readKeys([...chosen, ...readFavorites(), ...seen], MOST);
    const suggested = own.filter((key) => !comparison.hotels.includes(key));
    if (suggested.length === 0) return;
    keepHeading();
    adopt(comparisonPath({ ...comparison, suggested }));
  }, [comparison, adopt]);
  return null;
}
