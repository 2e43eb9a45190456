'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Saved, SaveInput } from '@/components/admin/use-save';
import { useLeaveWarning } from '@/components/admin/use-unsaved-changes-guard';
import type { Result } from '@/lib/actions/result';
import type messages from '@/messages/pt-BR.json';
import { type Uploads, useUploads } from './use-uploads';

export type MediaTexts = (typeof messages)['adminMedia'];
export type MediaValues = { alt: string };

type Given = {
  texts: MediaTexts;
  forms: (typeof messages)['adminForms'];
  actions: {
    save: (input: SaveInput<MediaValues>) => Promise<Result<Saved>>;
    remove: (input: { id: string }) => Promise<Result>;
  };
};

export type MediaProvider = Given & { uploads: Uploads };

const Context = createContext<MediaProvider | null>(null);

/**
 * What every picture field of the back office shares. The uploads are here, around all pages: they go
 * on when the picker is closed or another page of the back office is opened.
 */
export function MediaProvider({ children, ...given }: Given & { children: ReactNode }) {
  const uploads = useUploads(given.texts.problems);
  useLeaveWarning(uploads.busy);
  return <Context.Provider value={{ ...given, uploads }}>{children}</Context.Provider>;
}

export function useMedia(): MediaProvider {
  const kit = useContext(Context);
  if (!kit) throw new Error('Outside of the back office');
  return kit;
}
