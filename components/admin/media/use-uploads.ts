'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '@/lib/actions/result';
import { UPLOAD_LIMIT } from '@/lib/media/limits';
import type { MediaFile } from '@/lib/media/staff-queries';
import { sendFile, type UploadCode } from './send-file';

export type Upload = {
  key: number;
  name: string;
  file: File;
  /** Shared by files that were chosen together. */
  batch: number;
  state: 'waiting' | 'sending' | 'encoding' | 'done' | 'known' | 'failed';
  percent: number;
  /** Why it failed. */
  problem?: Failure<UploadCode>;
  image?: MediaFile;
  /** The id of the form list that waits for it. */
  listId?: string;
};

/** How many images are sent at a time: the server makes the sizes of one after the other. */
const AT_ONCE = 2;
const ON_THE_WAY = new Set<Upload['state']>(['waiting', 'sending', 'encoding']);
export const isOnTheWay = ({ state }: Upload) => ON_THE_WAY.has(state);

/** Whether a list is still waiting for it. A failed upload joins none unless it is retried. */
export const isAwaited = ({ listId, state }: Upload) => listId !== undefined && state !== 'failed';

/** The finished uploads in the order chosen, up to the first that is still pending. */
export function readyInOrder(uploads: readonly Upload[]) {
  const chosen = uploads.toSorted((a, b) => a.key - b.key);
  const first = chosen.findIndex(isOnTheWay);
  const passed = first < 0 ? chosen : chosen.slice(0, first);
  return passed.flatMap(({ key, image }) => (image ? [{ key, image }] : []));
}

let last = 0;
const nextKey = () => {
  last += 1;
  return last;
};

/** The uploads to the library, each with its own outcome. */
export function useUploads() {
  const [list, setList] = useState<Upload[]>([]);
  const running = useRef(new Set<number>());

  const change = useCallback((key: number, part: Partial<Upload>) => {
    setList((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }, []);

  const begin = useCallback(
    async ({ key, file }: Upload) => {
      running.current.add(key);
      change(key, { state: 'sending', percent: 0, problem: undefined });
      const events = {
        onProgress: (percent: number) => change(key, { percent }),
        onSent: () => change(key, { state: 'encoding' }),
      };
      const sent = await sendFile(file, events);
      running.current.delete(key);
      if (!sent.ok) change(key, { state: 'failed', problem: sent });
      else change(key, { state: sent.data.known ? 'known' : 'done', image: sent.data.file });
    },
    [change],
  );

  useEffect(() => {
    const waiting = list.filter(
      ({ key, state }) => state === 'waiting' && !running.current.has(key),
    );
    for (const upload of waiting.slice(0, AT_ONCE - running.current.size)) void begin(upload);
  }, [list, begin]);

  return {
    list,
    busy: list.some(isOnTheWay),
    add: useCallback((files: Iterable<File>, unnamed: string) => {
      const batch = nextKey();
      const added = [...files].map(
        (file): Upload => ({
          key: nextKey(),
          batch,
          name: file.name || unnamed,
          file,
          percent: 0,
          // Refused at once, not when its turn has come.
          ...(file.size > UPLOAD_LIMIT
            ? { state: 'failed', problem: { ok: false, code: 'tooLarge' } }
            : { state: 'waiting' }),
        }),
      );
      setList((all) => [...added, ...all]);
      return added.map(({ key }) => key);
    }, []),
    /** Sets the list that waits for these uploads; none if omitted. */
    assign: useCallback((keys: readonly number[], listId?: string) => {
      setList((all) => all.map((one) => (keys.includes(one.key) ? { ...one, listId } : one)));
    }, []),
    /** Called when the list is gone: no upload waits for it anymore. */
    release: useCallback((listId: string) => {
      setList((all) =>
        all.map((one) => (one.listId === listId ? { ...one, listId: undefined } : one)),
      );
    }, []),
    retry: (key: number) => change(key, { state: 'waiting', problem: undefined }),
    clear: () =>
      setList((all) => all.filter(({ image, listId }) => !image || listId !== undefined)),
    dismiss: (key: number) => setList((all) => all.filter((upload) => upload.key !== key)),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
