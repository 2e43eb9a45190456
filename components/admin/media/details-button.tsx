'use client';

import { Info, Pencil } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { MediaFile } from '@/lib/media/staff-queries';
import { useLazyDialog } from '../use-lazy-dialog';
import { useLearnMedia } from './media-context';

const load = () => import('./media-details').then((module) => module.MediaDetails);

type DetailsButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { file: MediaFile };

/** The message key for what the user can do in an image's details. */
export function detailsAction({ isShared, alt }: MediaFile) {
  return isShared ? 'details' : alt ? 'editAlt' : 'writeAlt';
}

/**
 * Opens the details of an image where it is used, so that its alternative text can be edited there.
 */
export function DetailsButton({ file, children, ...button }: DetailsButtonProps) {
  const learn = useLearnMedia();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const MediaDetails = useLazyDialog(load, isOpen, close);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {file.isShared ? <Info /> : <Pencil />}
        {children}
      </Button>
      {MediaDetails ? <MediaDetails file={file} onSaved={learn} onClose={close} /> : null}
    </>
  );
}
