import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { isModified } from '@/components/ui/is-modified';
import type { SearchGroup, SearchResult } from '@/lib/search/model';

type Step = (index: number, last: number) => number;

/** Where a key moves to in the list, wrapping around at the ends. */
const STEPS: Record<string, Step> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The active result, and the keys of the field that move it. The first result is active until
 * another is chosen; a new query starts at the first one again. The active one is always visible.
 */
export function useOptions(groups: SearchGroup[], query: string) {
  const listId = useId();
  const options = groups.flatMap(({ results }) => results);
  const [moved, setMoved] = useState<{ query: string; index: number } | null>(null);
  const isMoved = moved?.query === query && moved.index < options.length;
  const index = isMoved ? moved.index : 0;
  const active = options[index];
  const optionId = ({ type, id }: SearchResult) => `${listId}-${type}-${id}`;
  const activeId = active && optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** Handles the keys that move. Returns whether the key was one of them. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || isModified(event) || options.length === 0) return false;
    event.preventDefault();
    setMoved({ query, index: step(index, options.length - 1) });
    return true;
  };
  const activate = (result: SearchResult) => setMoved({ query, index: options.indexOf(result) });
  return { listId, active, activeId, isMoved, optionId, activate, onKeyDown };
}
