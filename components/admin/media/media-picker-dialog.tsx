'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogTitle,
  WITH_FOOTER,
} from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { mediaPath } from '@/lib/media/model';
import type { MediaFile } from '@/lib/media/staff-queries';
import { httpsUrl } from '@/lib/security/safe-url';
import { useFocusOnError } from '../use-focus-on-error';
import { useProblemMessage } from '../use-problem-messages';
import { useFollowUploads } from './drop-target';
import { LibraryBrowser } from './library-browser';
import { useLearnMedia, useMedia } from './media-context';
import { readyInOrder } from './use-uploads';

export type MediaPickerProps = {
  /** Called with the URLs in the order chosen; with one unless `several` is set. */
  onPick: (urls: string[]) => void;
  onClose: () => void;
  /** Images are marked first, then added together. */
  several?: boolean;
  /** Whether a URL can be entered here, because the form has no field for it. */
  withAddress?: boolean;
};

/**
 * The marked images; those uploaded from here are marked automatically, in order. `coming` holds
 * the keys of uploads that are not marked yet.
 */
function useChosen(several: boolean) {
  const { uploads } = useMedia();
  const [chosen, setChosen] = useState<MediaFile[]>([]);
  const [before] = useState(() => new Set(uploads.list.map(({ key }) => key)));
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const own = uploads.list.filter(
    ({ key, state }) => several && !before.has(key) && !marked.has(key) && state !== 'failed',
  );
  const markReady = useEffectEvent(() => {
    const ready = readyInOrder(own);
    if (ready.length === 0) return;
    setMarked((keys) => new Set([...keys, ...ready.map(({ key }) => key)]));
    setChosen((all) => {
      const files = new Map(
        [...all, ...ready.map(({ image }) => image)].map((one) => [one.id, one]),
      );
      return [...files.values()];
    });
  });
  useEffect(() => {
    if (uploads.list.length > 0) markReady();
  }, [uploads.list]);
  const toggle = (file: MediaFile) =>
    setChosen((all) => {
      const others = all.filter(({ id }) => id !== file.id);
      return others.length === all.length ? [...all, file] : others;
    });
  // A finished upload is included until it is marked, so that a press in between loses nothing.
  const coming = own.filter(({ image }) => !chosen.some(({ id }) => id === image?.id));
  return { chosen, toggle, coming: coming.map(({ key }) => key) };
}

/** The dialog of MediaPicker. */
export function MediaPickerDialog({
  onPick,
  onClose,
  several = false,
  withAddress,
}: MediaPickerProps) {
  const t = useTranslations('media.admin');
  const tForms = useTranslations('admin.forms');
  const [typed, setTyped] = useState('');
  const hasTyped = typed.trim() !== '';
  const url = httpsUrl(typed);
  const [refusal, setRefusal] = useState<object | null>(null);
  const learn = useLearnMedia();
  const follow = useFollowUploads();
  const { chosen, toggle, coming } = useChosen(several);
  const pick = (files: MediaFile[], more: string[] = []) => {
    for (const file of files) learn(file);
    const urls = [...files.map(mediaPath), ...more];
    if (urls.length > 0) onPick(urls);
    onClose();
  };
  // Pending uploads are added after the others, so the dialog can be closed before they finish.
  const count = chosen.length + (hasTyped ? 1 : 0) + (follow ? coming.length : 0);
  // A typed URL is not lost on closing: it is added, or an error says why not.
  const add = () => {
    if (hasTyped && !url) return setRefusal({});
    if (count === 0) return;
    follow?.(coming);
    pick(chosen, hasTyped ? [typed.trim()] : []);
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        closeLabel={tForms('close')}
        className={cn(WITH_FOOTER, 'w-[min(66.25rem,calc(100vw-min(2rem,8vw)))]!')}
      >
        <DialogTitle className="pr-12 font-serif text-[min(1.5rem,9vw)] md:text-[1.75rem]">
          {t(several ? 'picker.headingSeveral' : 'picker.heading')}
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
        <LibraryBrowser
          first={null}
          onPick={several ? toggle : (file) => pick([file])}
          chosen={several ? chosen.map(({ id }) => id) : undefined}
          onSent={several || hasTyped ? undefined : (file) => pick([file])}
        />
        {withAddress ? (
          <AddressLine
            typed={typed}
            refusal={url ? null : refusal}
            onType={(text) => {
              setTyped(text);
              setRefusal(null);
            }}
            onAdd={add}
            onEmpty={() => setRefusal({})}
          />
        ) : null}
        {several ? (
          <DialogFooter className="mt-6">
            <Button variant="outline" onClick={onClose}>
              {tForms('cancel')}
            </Button>
            <Button aria-disabled={count === 0} onClick={add}>
              {t('picker.add', { count })}
            </Button>
          </DialogFooter>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

type AddressLineProps = {
  typed: string;
  /** A new object for each refusal of the input; null while it is not refused. */
  refusal: object | null;
  onType: (text: string) => void;
  onAdd: () => void;
  /** Called when the button is pressed without input. */
  onEmpty: () => void;
};

/** The URL of an image hosted elsewhere. */
function AddressLine({ typed, refusal, onType, onAdd, onEmpty }: AddressLineProps) {
  const t = useTranslations('media.admin');
  const line = useRef<HTMLDivElement>(null);
  const problem = useProblemMessage();
  useFocusOnError(line, refusal);
  return (
    <div ref={line} className="mt-6 flex flex-wrap items-start gap-3 border-t border-line pt-5">
      <TextField
        error={refusal ? problem('picture') : undefined}
        label={t('picker.address')}
        hint={t('picker.addressHint')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the surrounding form.
          event.preventDefault();
          onAdd();
        }}
        className="min-w-0 flex-1 basis-64"
      />
      <Button
        variant="outline"
        className="mt-7"
        onClick={() => (typed.trim() === '' ? onEmpty() : onAdd())}
      >
        {t('picker.useAddress')}
      </Button>
    </div>
  );
}
