'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Save } from '@/components/admin/record-actions';
import { useLeaveWarning } from '@/components/admin/use-unsaved-changes-guard';
import type { RemovalInput } from '@/lib/actions/record';
import type { Result } from '@/lib/actions/result';
import { artworkName, mediaOf } from '@/lib/media/model';
import type { MediaFile, MediaNames } from '@/lib/media/staff-queries';
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
 * What every image field of the back office shares. The provider stands around all pages: uploads
 * go on when the picker is closed or another page of the back office is opened.
 */
export function MediaProvider({ actions, children }: MediaProviderProps) {
  const uploads = useUploads();
  useLeaveWarning(uploads.busy);
  return <Context.Provider value={{ actions, uploads }}>{children}</Context.Provider>;
}

/** The uploads and actions of the library. Throws outside of the provider. */
export function useMedia(): Media {
  const media = useContext(Context);
  if (!media) throw new Error('useMedia needs a MediaProvider above it');
  return media;
}

type Names = { known: MediaNames; learn: (file: MediaFile) => void };

const NamesContext = createContext<Names>({ known: {}, learn: () => {} });

type MediaNamesProviderProps = { names: MediaNames; children: ReactNode };

/** The file names of a screen's images; those that are chosen or sent meanwhile are added. */
export function MediaNamesProvider({ names, children }: MediaNamesProviderProps) {
  const [chosen, setChosen] = useState<MediaNames>({});
  const value = useMemo(
    () => ({
      known: { ...names, ...chosen },
      learn: ({ id, file_name }: MediaFile) => setChosen((all) => ({ ...all, [id]: file_name })),
    }),
    [names, chosen],
  );
  return <NamesContext.Provider value={value}>{children}</NamesContext.Provider>;
}

/** Returns what makes a new image's name known to the screen; it does nothing outside of the provider. */
export const useLearnMediaName = () => useContext(NamesContext).learn;

/** What an image of the library is called; null for other URLs and for images whose name was not loaded. */
export function useMediaName(url: string | null): string | null {
  const { known } = useContext(NamesContext);
  const image = mediaOf(url);
  return (image && known[image.id]) ?? null;
}

/**
 * Returns what images are called in the forms: those of the library by their file, the drawn ones by their
 * subject; null for other URLs and for images whose name was not loaded.
 */
export function useImageNames(): (url: string) => string | null {
  const { known } = useContext(NamesContext);
  const t = useTranslations('media.admin.field');
  return (url) => {
    const image = mediaOf(url);
    if (image) return known[image.id] ?? null;
    const artwork = artworkName(url);
    return artwork && t('artwork', { name: artwork });
  };
}
