'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Save } from '@/components/admin/record-actions';
import { useLeaveWarning } from '@/components/admin/use-unsaved-changes-guard';
import { useAnswer } from '@/components/ui/use-answer';
import type { RemovalInput } from '@/lib/actions/record';
import type { Result } from '@/lib/actions/result';
import { artworkName, mediaOf } from '@/lib/media/model';
import type { KnownMedia, MediaFile } from '@/lib/media/staff-queries';
import { fetchStaff } from '../fetch-staff';
import { type Uploads, useUploads } from './use-uploads';

export type MediaValues = { alt: string };

type MediaActions = {
  save: Save<MediaValues>;
  remove: (input: RemovalInput) => Promise<Result>;
};

type Media = { actions: MediaActions; uploads: Uploads };

const Context = createContext<Media | null>(null);

type MediaProviderProps = { actions: MediaActions; children: ReactNode };

/**
 * Provides what all image fields of the back office share. It surrounds all pages, so uploads
 * continue when the picker is closed or another page of the back office is opened.
 */
export function MediaProvider({ actions, children }: MediaProviderProps) {
  const uploads = useUploads();
  useLeaveWarning(uploads.busy);
  return <Context.Provider value={{ actions, uploads }}>{children}</Context.Provider>;
}

/** Returns the uploads and actions of the library. Throws outside of the provider. */
export function useMedia(): Media {
  const media = useContext(Context);
  if (!media) throw new Error('useMedia needs a MediaProvider above it');
  return media;
}

/** Images by id; null for ids that were looked up without success. */
type Looked = Readonly<Record<string, MediaFile | null>>;
type Known = {
  media: Looked;
  learn: (file: MediaFile) => void;
  want: (ids: readonly string[]) => void;
};

const KnownContext = createContext<Known>({ media: {}, learn: () => {}, want: () => {} });

/** The most ids that the route looks up at once. */
const AT_ONCE = 100;

/** Whether an image was looked up: the library and uploads do not say whether it is shared. */
const isLooked = (media: Looked, id: string) =>
  media[id] === null || media[id]?.isShared !== undefined;

async function fetchByIds(ids: string, signal: AbortSignal): Promise<Looked> {
  const asked = ids.split(',');
  const query = new URLSearchParams(asked.map((id) => ['id', id]));
  const result = await fetchStaff<MediaFile[]>(`/admin/media/files?${query}`, signal);
  const files = result.ok ? result.data : [];
  return Object.fromEntries(asked.map((id) => [id, files.find((file) => file.id === id) ?? null]));
}

/** The images found; for those learned in the meantime, only updates whether they are shared. */
function withUse(learned: Looked, found: Looked): Looked {
  const files = Object.entries(found).map(([id, file]) => {
    const known = learned[id];
    return [id, known ? { ...known, isShared: file?.isShared ?? false } : file];
  });
  return Object.fromEntries(files);
}

type KnownMediaProviderProps = { media: KnownMedia; children: ReactNode };

/**
 * Provides the images of a screen's records. Adds those chosen, uploaded or described since, and
 * fetches, once each, those that a field shows but the screen did not come with.
 */
export function KnownMediaProvider({ media, children }: KnownMediaProviderProps) {
  const [learned, setLearned] = useState<Looked>({});
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const all = useMemo(() => ({ ...media, ...learned }), [media, learned]);
  const missing = [...new Set(wanted)].filter((id) => !isLooked(all, id)).slice(0, AT_ONCE);
  const [found] = useAnswer(missing.join() || null, fetchByIds);
  useEffect(() => {
    if (found) setLearned((before) => ({ ...before, ...withUse(before, found) }));
  }, [found]);
  const on = useMemo(
    () => ({
      learn: (file: MediaFile) => setLearned((before) => ({ ...before, [file.id]: file })),
      want: (ids: readonly string[]) => setWanted((before) => [...before, ...ids]),
    }),
    [],
  );
  const value = useMemo(() => ({ media: all, ...on }), [all, on]);
  return <KnownContext.Provider value={value}>{children}</KnownContext.Provider>;
}

/**
 * Returns a function that updates an image known to the screen; it does nothing outside of the
 * provider.
 */
export const useLearnMedia = () => useContext(KnownContext).learn;

const fileAt = (media: Looked, url: string | null) => media[mediaOf(url)?.id ?? ''] ?? null;

/** Returns the library's image for each URL once it is known; null for other URLs. */
export function useKnownMedia(urls: readonly (string | null)[]): (MediaFile | null)[] {
  const { media, want } = useContext(KnownContext);
  const missing = urls
    .flatMap((url) => mediaOf(url)?.id ?? [])
    .filter((id) => !isLooked(media, id));
  const asked = missing.join();
  useEffect(() => {
    if (asked) want(asked.split(','));
  }, [asked, want]);
  return urls.map((url) => fileAt(media, url));
}

/**
 * Returns a function that names images as in the forms: the file name for the library, the subject
 * for artwork; null for other URLs and images that were not loaded.
 */
export function useImageNames(): (url: string) => string | null {
  const { media } = useContext(KnownContext);
  const t = useTranslations('media.admin.field');
  return (url) => {
    if (mediaOf(url)) return fileAt(media, url)?.file_name ?? null;
    const artwork = artworkName(url);
    return artwork && t('artwork', { name: artwork });
  };
}
