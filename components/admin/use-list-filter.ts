'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { useLatestTask } from '@/components/ui/latest-task';

/** Pause after the last letter before the list is loaded again, in milliseconds. */
const PAUSE_MS = 300;

type UseListFilter = {
  /** The path of the list that is shown, with its query. */
  path: string;
  /** What the fields of the form say then, by their names. */
  values: Record<string, string>;
  /** The path of the list that the fields ask for. */
  pathOf: (fields: Record<string, unknown>) => string;
};

/**
 * The GET form that filters a list of the back office. The fields follow the URL when it was changed
 * by something else than them: by a link or a step back. What is being typed while an answer to them is
 * on its way stays, and so does what was typed before hydration.
 */
export function useListFilter({ path, values, pathOf }: UseListFilter) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, start] = useTransition();
  const applying = useLatestTask();
  /** Paths that the fields have asked for and that have not been shown yet. */
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
    /** For a choice, which applies at once. */
    apply,
    /** For what is typed. */
    applySoon: () => applying.startAfter(PAUSE_MS, apply),
  };
}
