'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { useLatestTask } from '@/components/ui/latest-task';

/** Pause in typing before the list is reloaded, in milliseconds. */
const PAUSE_MS = 300;

type UseListFilter = {
  /** The path of the displayed list, with its query. */
  path: string;
  /** The values of the form's fields for that path, by name. */
  values: Record<string, string>;
  /** Returns the path of the list for the values of the fields. */
  pathOf: (fields: Record<string, unknown>) => string;
};

/**
 * Drives the GET form that filters a list of the back office. The fields follow URL changes that
 * they did not cause: by a link, or by Back. Input typed while an answer is pending is kept, and so
 * is input from before hydration.
 */
export function useListFilter({ path, values, pathOf }: UseListFilter) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, start] = useTransition();
  const applying = useLatestTask();
  /** Paths requested by the fields that have not been shown yet. */
  const asked = useRef<string[]>([]);
  const shown = useRef(path);

  const follow = useEffectEvent(() => {
    if (path === shown.current) return;
    shown.current = path;
    const at = asked.current.indexOf(path);
    asked.current = at === -1 ? [] : asked.current.slice(at + 1);
    if (at !== -1) return;
    applying.cancel();
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  });
  useEffect(() => {
    if (path && !busy) follow();
  }, [path, busy]);

  const apply = () => {
    applying.cancel();
    if (!form.current) return;
    const next = pathOf(Object.fromEntries(new FormData(form.current)));
    asked.current.push(next);
    start(() => router.replace(next, { scroll: false }));
  };
  return {
    formProps: {
      ref: form,
      'aria-busy': busy,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        apply();
      },
    },
    /** Applies the filter at once, for choices. */
    apply,
    /** Applies the filter after a pause, for typed text. */
    applySoon: () => applying.startAfter(PAUSE_MS, apply),
  };
}
