'use client';

import { useMemo, useRef } from 'react';
import { inserted, moved, removed } from '@/components/admin/order/list-moves';
import { notify } from '@/components/ui/notify';
import { fill } from '@/lib/format/fill';
import { useFormTexts } from './form-context';
import type { RowControls } from './item-row';
import { newRow, type RowState } from './use-item-rows';

/** Changes a list; `path` is what is no longer marked. */
export type ChangeList<Item> = (recipe: (items: Item[]) => Item[], path: string) => void;

type UseRowControls<Item> = {
  path: string;
  rows: RowState[];
  setRows: (change: (rows: RowState[]) => RowState[]) => void;
  items: readonly Item[];
  onChange: ChangeList<Item>;
  nameAt: (at: number) => string;
  say: (text: string) => void;
  /** Where the focus goes when the list has been drawn again: a selector within it. */
  focus: (selector: string) => void;
  /** Whether the removal of an item can be taken back: one that holds more than a line. */
  undoable: boolean;
};

/** What can be done with the rows of a list. Says what was done, and takes the focus along. */
export function useRowControls<Item>(list: UseRowControls<Item>) {
  const texts = useFormTexts();
  const latest = useRef({ ...list, words: texts.items });
  latest.current = { ...list, words: texts.items };

  return useMemo(() => {
    const now = () => latest.current;
    const find = (key: number) => now().rows.findIndex((row) => row.key === key);
    /** Says something of a row, which goes to another place or stays. */
    const said = (text: string, at: number, to = at) =>
      now().say(
        fill(text, { name: now().nameAt(at), position: to + 1, count: now().items.length }),
      );
    const moveTo = (from: number, to: number) => {
      const { onChange, setRows, path, items } = now();
      if (to < 0 || to >= items.length) return;
      said(now().words.moved, from, to);
      onChange((all) => moved(all, from, to), path);
      setRows((all) => moved(all, from, to));
    };
    const insert = (at: number, items: Item[], rows: RowState[]) => {
      now().onChange((all) => inserted(all, at, items), now().path);
      now().setRows((all) => inserted(all, at, rows));
    };
    const add = (at: number, items: Item[]) => {
      const rows = items.map(() => newRow(true));
      insert(at, items, rows);
      now().focus(`[data-item="${rows.at(-1)?.key}"] :is(input, textarea)`);
    };
    const controls: RowControls<Item> = {
      change: (key, recipe, at) => {
        const index = find(key);
        now().onChange((all) => all.map((item, i) => (i === index ? recipe(item) : item)), at);
      },
      insertAfter: (key, items) => add(find(key) + 1, items),
      move: (key, by) => {
        const from = find(key);
        moveTo(from, from + by);
        now().focus(`[data-move="${key}-${by < 0 ? 'up' : 'down'}"]`);
      },
      remove: (key) => {
        const at = find(key);
        const { items, rows, words, undoable, onChange, setRows, path } = now();
        const [item, row] = [items[at], rows[at]];
        if (item === undefined || !row) return;
        said(words.removed, at);
        const title = fill(words.removed, { name: now().nameAt(at) });
        onChange((all) => removed(all, at), path);
        setRows((all) => removed(all, at));
        const next = rows[at + 1] ?? rows[at - 1];
        now().focus(next ? `[data-item="${next.key}"] button` : `[data-add="${path}"]`);
        if (!undoable) return;
        const undo = () => insert(at, [item], [row]);
        notify({ tone: 'success', title, action: { label: words.undo, onClick: undo } });
      },
      toggle: (key) =>
        now().setRows((all) =>
          all.map((row) => (row.key === key ? { ...row, open: !row.open } : row)),
        ),
    };
    return { controls, add, moveTo, said };
  }, []);
}
