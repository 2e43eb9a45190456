'use client';

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LIST_LIMIT } from '@/lib/schemas/hotel-limits';
import { useHotelForm } from './form-context';

type ItemListProps<Item> = {
  items: readonly Item[];
  /** `path` is what changed of one item ('0.name'), nothing when the list itself did. */
  onChange: (items: Item[], path?: string) => void;
  make: () => Item;
  texts: { add: string; item: string; empty: string };
  /** What an item is called where it says nothing of itself. */
  nameOf?: (item: Item) => string;
  /** Items that have no order can't be moved. */
  fixed?: boolean;
  children: (item: Item, index: number, change: (part: Partial<Item>) => void) => ReactNode;
};

let last = 0;
const nextKey = () => {
  last += 1;
  return last;
};

/** Items that are added, removed and moved, by mouse or keyboard; the focus goes along. */
export function ItemList<Item extends object>(props: ItemListProps<Item>) {
  const { items, onChange, make, texts, nameOf, fixed, children } = props;
  const { texts: all } = useHotelForm();
  const [keys, setKeys] = useState<number[]>([]);
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<string>('');
  if (keys.length !== items.length) setKeys(items.map((_, index) => keys[index] ?? nextKey()));

  useEffect(() => {
    if (!focus.current) return;
    const target = list.current?.parentElement?.querySelector<HTMLElement>(focus.current);
    focus.current = '';
    target?.focus();
  });

  const called = (index: number) => {
    const item = items[index];
    return (item && nameOf?.(item)) || texts.item.replace('{number}', String(index + 1));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    const moved = <T,>(all: readonly T[]) => {
      const rest = all.filter((_, index) => index !== from);
      return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)];
    };
    onChange(moved(items));
    setKeys(moved(keys));
    focus.current = `[data-move="${keys[from]}-${to < from ? 'up' : 'down'}"]`;
    say(
      all.items.moved
        .replace('{name}', called(from))
        .replace('{position}', String(to + 1))
        .replace('{count}', String(items.length)),
    );
  };
  const remove = (index: number) => {
    focus.current = '[data-add]';
    say(all.items.removed.replace('{name}', called(index)));
    setKeys(keys.filter((_, at) => at !== index));
    onChange(items.filter((_, at) => at !== index));
  };
  const add = () => {
    const key = nextKey();
    focus.current = `[data-item="${key}"] :is(input, textarea)`;
    setKeys([...keys, key]);
    onChange([...items, make()]);
  };
  const iconButton = (index: number, to: number, way: 'up' | 'down') => (
    <Button
      variant="ghost"
      size="icon"
      data-move={`${keys[index]}-${way}`}
      aria-disabled={to < 0 || to >= items.length || undefined}
      className="aria-disabled:opacity-40"
      aria-label={all.items[way].replace('{name}', called(index))}
      onClick={() => move(index, to)}
    >
      {way === 'up' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </Button>
  );
  return (
    <div className="grid gap-4">
      {items.length === 0 ? <p className="text-ink-2">{texts.empty}</p> : null}
      <ol ref={list} className="grid gap-4 empty:hidden">
        {items.map((item, index) => (
          <li
            key={keys[index] ?? index}
            data-item={keys[index]}
            className="rounded-2 border border-line bg-card p-4 shadow-1 md:px-5"
          >
            <div className="mb-3 flex items-center gap-1">
              <p className="min-w-0 flex-1 truncate font-[640]">{called(index)}</p>
              {fixed ? null : iconButton(index, index - 1, 'up')}
              {fixed ? null : iconButton(index, index + 1, 'down')}
              <Button
                variant="ghost"
                size="icon"
                className="text-bad!"
                aria-label={all.items.remove.replace('{name}', called(index))}
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden strokeWidth={1.75} />
              </Button>
            </div>
            {children(item, index, (part) =>
              onChange(
                items.map((other, at) => (at === index ? { ...other, ...part } : other)),
                `${index}.${Object.keys(part)[0]}`,
              ),
            )}
          </li>
        ))}
      </ol>
      <Button
        data-add
        variant="outline"
        size="compact"
        className="w-fit"
        aria-disabled={items.length >= LIST_LIMIT}
        onClick={() => items.length < LIST_LIMIT && add()}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        {texts.add}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
