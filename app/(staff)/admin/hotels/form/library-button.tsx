'use client';

import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MediaPicker } from '@/components/admin/media/media-picker';
import { Button } from '@/components/ui/button';

type LibraryButtonProps = { onPick: (urls: string[]) => void };

/** Adds several images of the library to a list at once. */
export function LibraryButton({ onPick }: LibraryButtonProps) {
  const t = useTranslations('hotels.form.images');
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Button variant="outline" size="touch" onClick={() => setPicking(true)}>
        <Images aria-hidden />
        {t('several')}
      </Button>
      {picking ? <MediaPicker several onPick={onPick} onClose={() => setPicking(false)} /> : null}
    </>
  );
}
