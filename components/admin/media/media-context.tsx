'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Save } from '@/components/admin/record-actions';
import { useLeaveWarning } from '@/components/admin/use-unsaved-changes-guard';
import type { RemovalInput } from '@/lib/actions/record';
import type { Result } from '@/lib/actions/result';
import { artworkName, mediaOf } from '@/lib/media/model';
import type { KnownMedia, MediaFile } from '@/lib/media/staff-queries';
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

type Known = { media: KnownMedia; learn: (file: MediaFile) => void };

const KnownContext = createContext<Known>({ media: {}, learn: () => {} });

type KnownMediaProviderProps = { media: KnownMedia; children: ReactNode };

/** The images of a screen's records; those that are chosen, sent or described meanwhile are added. */
export function KnownMediaProvider({ media, children }: KnownMediaProviderProps) {
  const [learned, setLearned] = useState<KnownMedia>({});
  const value = useMemo(
    () => ({
      media: { ...media, ...learned },
      learn: (file: MediaFile) => setLearned((all) => ({ ...all, [file.id]: file })),
    }),
    [media, learned],
  );
  return <KnownContext.Provider value={value}>{children}</KnownContext.Provider>;
}

/** Returns what makes an image known to the screen as it is now; it does nothing outside of the provider. */
export const useLearnMedia = () => useContext(KnownContext).learn;

/** Returns the image of the library at a URL; null for other URLs and for images that were not loaded. */
export function useKnownMedia(): (url: string | null) => MediaFile | null {
  const { media } = useContext(KnownContext);
  return (url) => media[mediaOf(url)?.id ?? ''] ?? null;
}

/**
 * Returns what images are called in the forms: those of the library by their file, the drawn ones by their
 * subject; null for other URLs and for images that were not loaded.
 */
export function useImageNames(): (url: string) => string | null {
  const known = useKnownMedia();
  const t = useTranslations('media.admin.field');
  return (url) => {
    if (mediaOf(url)) return known(url)?.file_name ?? null;
    const artwork = artworkName(url);
    return artwork && t('artwork', { name: artwork });
  };
}
