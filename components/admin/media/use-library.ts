'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatestTask } from '@/components/ui/latest-task';
import type { MediaFile, MediaListPage } from '@/lib/media/staff-queries';
import type { CallCode } from '../call-action';
import { fetchStaff } from '../fetch-staff';

/** Pause in typing before the search runs, in milliseconds. */
const PAUSE_MS = 250;

type State = 'loading' | 'ready' | 'failed';

const fetchPage = (q: string, page: number, signal: AbortSignal) =>
  fetchStaff<MediaListPage>(
    `/admin/media/files?${new URLSearchParams({ q, page: String(page) })}`,
    signal,
  );

/** The images of the library: all pages loaded so far, of the full list or a search. */
export function useLibrary(first: MediaListPage | null) {
  const [q, setQ] = useState('');
  const [files, setFiles] = useState<MediaFile[]>(first?.files ?? []);
  const [total, setTotal] = useState(first?.total ?? 0);
  const [state, setState] = useState<State>(first ? 'ready' : 'loading');
  const [problem, setProblem] = useState<CallCode>('failed');
  const page = useRef(1);
  const asked = useRef<{ query: string; page: number } | null>(null);
  const latest = useLatestTask();

  const loader = useCallback(
    (query: string, wanted: number) => async (signal: AbortSignal) => {
      asked.current = { query, page: wanted };
      setState('loading');
      const answer = await fetchPage(query, wanted, signal);
      if (signal.aborted) return;
      setState(answer.ok ? 'ready' : 'failed');
      if (!answer.ok) return setProblem(answer.code);
      const { files, total } = answer.data;
      page.current = wanted;
      setTotal(total);
      // An upload in the meantime shifts the pages.
      setFiles((before) => (wanted === 1 ? files : joined(before, files)));
    },
    [],
  );

  const begun = useRef(Boolean(first));
  useEffect(() => {
    const wait = begun.current ? PAUSE_MS : 0;
    // A list rendered with the page is not requested again until something is typed.
    if (first && begun.current && q === '' && asked.current === null) return;
    begun.current = true;
    latest.startAfter(wait, loader(q, 1));
    return latest.cancel;
  }, [first, q, latest, loader]);

  return {
    q,
    setQ,
    files,
    total,
    state,
    /** Why loading failed. */
    problem,
    more: () => latest.start(loader(q, page.current + 1)),
    retry: () => latest.start(loader(asked.current?.query ?? q, asked.current?.page ?? 1)),
    /** Adds a new image at the top. */
    put: useCallback((file: MediaFile) => {
      setFiles((all) => {
        const known = all.some(({ id }) => id === file.id);
        if (!known) setTotal((count) => count + 1);
        return known ? all : [file, ...all];
      });
    }, []),
    replace: (file: MediaFile) =>
      setFiles((all) => all.map((other) => (other.id === file.id ? file : other))),
    drop: (id: string) => {
      setFiles((all) => all.filter((file) => file.id !== id));
      setTotal((count) => Math.max(0, count - 1));
    },
  };
}

const joined = (before: MediaFile[], more: MediaFile[]) => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
};
