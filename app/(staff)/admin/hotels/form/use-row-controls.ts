'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { notify } from '@/components/ui/notify';
import type { HotelValues } from '@/lib/hotels/form';
import type { ItemListControl } from './item-lists';

/**
 * What to focus: an element in the row at an index, or the list's own button if there is no row.
 */
export type FocusTarget = { row: number; selector: string };

type UseRowControls = {
  list: ItemListControl;
  nameOf: (item: unknown, at: number) => string;
  announce: (message: string) => void;
  /** Sets the focus once the list is re-rendered. */
  focus: (target: FocusTarget) => void;
  /** Sets the place of a row that is open when it appears. */
  openAt: (at: number) => void;
  /** Whether the removal of an item can be undone. */
  undoable: boolean;
};

/** Actions on the rows of a list, by index. The functions are stable. */
export type RowControls = {
  insertAfter: (at: number, items: unknown[]) => void;
  move: (from: number, to: number) => void;
  remove: (at: number, wasOpen: boolean) => void;
};

/** The number of removals from any list, so that each can be undone separately. */
let removals = 0;

/** Changes a list, announces the change, and moves the focus along. */
export function useRowControls(props: UseRowControls) {
  const t = useTranslations('hotels.form.items');
  const { getValues } = useFormContext<HotelValues>();
  const latest = useRef({ ...props, t });
  useLayoutEffect(() => {
    latest.current = { ...props, t };
  });

  return useMemo(() => {
    const now = () => latest.current;
    const items = () => getValues(now().list.path) as unknown as unknown[];
    const nameAt = (at: number) => now().nameOf(items()[at], at);
    const announceMove = (key: 'moved' | 'grabbed' | 'back', from: number, to = from) =>
      now().announce(now().t(key, { name: nameAt(from), position: to + 1, count: items().length }));
    const add = (at: number, added: unknown[]) => {
      now().openAt(at);
      now().list.insert(at, added);
      now().focus({ row: at + added.length - 1, selector: 'input, textarea' });
    };
    const moveTo = (from: number, to: number) => {
      if (to < 0 || to >= items().length) return false;
      announceMove('moved', from, to);
      now().list.move(from, to);
      return true;
    };
    const controls: RowControls = {
      insertAfter: (at, added) => add(at + 1, added),
      move: (from, to) => {
        if (!moveTo(from, to)) return;
        now().focus({ row: to, selector: `[data-move="${to < from ? 'up' : 'down'}"]` });
      },
      remove: (at, wasOpen) => {
        const { list, undoable } = now();
        const item = items()[at];
        const title = now().t('removed', { name: nameAt(at) });
        now().announce(title);
        list.remove(at);
        now().focus({ row: Math.min(at, items().length - 1), selector: 'button' });
        if (!undoable) return;
        const onClick = () => {
          now().openAt(wasOpen ? at : -1);
          now().list.insert(at, [item]);
        };
        removals += 1;
        const action = { label: now().t('undo'), onClick };
        notify({ tone: 'success', title, action, key: removals });
      },
    };
    return { controls, add, moveTo, announceMove };
  }, [getValues]);
}
