'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { MediaFile } from '@/lib/media/staff-queries';
import { useLazyDialog } from '../use-lazy-dialog';
import { useLearnMedia } from './media-context';

const load = () => import('./media-details').then((module) => module.MediaDetails);

type DetailsButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { file: MediaFile };

/** Opens the details of an image where it is used, so that its alternative text is written there. */
export function DetailsButton({ file, ...button }: DetailsButtonProps) {
  const learn = useLearnMedia();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const MediaDetails = useLazyDialog(load, isOpen, close);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {MediaDetails ? <MediaDetails file={file} onSaved={learn} onClose={close} /> : null}
    </>
  );
}
