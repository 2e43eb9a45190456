'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { mediaPath } from '@/lib/media/model';
import { httpsUrl } from '@/lib/security/safe-url';
import { LibraryBrowser } from './library-browser';

type MediaPickerProps = {
  onPick: (address: string) => void;
  onClose: () => void;
  /** Whether an address may be given here, because there is no line for it beside the button. */
  withAddress?: boolean;
};

/** Chooses a picture of the library; new ones can be sent right here. */
export function MediaPicker({ onPick, onClose, withAddress }: MediaPickerProps) {
  const t = useTranslations('media.admin');
  const tForms = useTranslations('admin.forms');
  const [typed, setTyped] = useState('');
  const address = httpsUrl(typed);
  const pick = (chosen: string) => {
    onPick(chosen);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        closeLabel={tForms('close')}
        className="w-[min(66.25rem,calc(100vw-2rem))]! p-5 md:p-8"
      >
        <DialogTitle className="pr-12 font-serif text-2xl md:text-[1.75rem]">
          {t('picker.heading')}
        </DialogTitle>
        <a
          href="/admin/media"
          target="_blank"
          rel="noopener"
          className={buttonVariants({ variant: 'link', className: 'mb-3' })}
        >
          {t('openNew')}
          <ExternalLink />
        </a>
        <LibraryBrowser first={null} onPick={(file) => pick(mediaPath(file))} />
        {withAddress ? (
          <div className="mt-6 flex flex-wrap items-start gap-3 border-t border-line pt-5">
            <TextField
              label={t('picker.address')}
              hint={t('picker.addressHint')}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="min-w-0 flex-1 basis-64"
            />
            <Button
              variant="outline"
              className="mt-7"
              aria-disabled={!address}
              onClick={() => address && pick(typed.trim())}
            >
              {t('picker.useAddress')}
            </Button>
          </div>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
