'use client';

import { ImageUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { UPLOAD_TYPES } from '@/lib/media/limits';
import { bringsFiles } from './brings-files';
import { useMedia } from './media-context';

/**
 * Uploads files that are pasted, or dropped anywhere on the page, while the zone is shown:
 * otherwise the browser would open a file that misses the zone in place of the page, and all input
 * would be lost. Returns whether files are being dragged over the page.
 */
function useTransfers(zone: RefObject<HTMLElement | null>, add: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const addNow = useEffectEvent(add);
  useEffect(() => {
    // Below an open dialog, the rest of the page is inert and accepts no files.
    const isReachable = () => !zone.current?.closest('[aria-hidden="true"], [inert]');
    const take = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      if (isReachable()) addNow(files);
    };
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrag = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(isReachable());
    };
    // Without a related target, the pointer has left the window.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    const gone = new AbortController();
    document.addEventListener('paste', onPaste, gone);
    document.addEventListener('dragover', onDrag, gone);
    document.addEventListener('dragleave', onLeave, gone);
    document.addEventListener('drop', onDrop, gone);
    return () => gone.abort();
  }, [zone]);
  return over;
}

/** Accepts images that are dropped, pasted or chosen. */
export function UploadZone() {
  const t = useTranslations('media.admin.upload');
  const { uploads } = useMedia();
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = (files: File[]) => files.length > 0 && uploads.add(files, t('unnamed'));
  const over = useTransfers(zone, add);

  return (
    <div
      ref={zone}
      className={cn(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-2 border-2 border-dashed px-4 py-4 md:px-6',
        over ? 'border-ink bg-primary-soft' : 'border-control bg-sand-1',
      )}
    >
      <ImageUp className="size-7 text-ink-2 max-sm:hidden" strokeWidth={1.5} />
      <p className="min-w-0 flex-1 basis-52">
        <span className="block font-[640] pointer-coarse:hidden">
          {t(over ? 'dropNow' : 'drop')}
        </span>
        <span className="hidden font-[640] pointer-coarse:block">{t('send')}</span>
        <span className="text-caption text-ink-2">{t('limits')}</span>
      </p>
      <Button
        variant="outline"
        size="touch"
        className="max-sm:w-full"
        onClick={() => input.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={UPLOAD_TYPES.join(',')}
        aria-label={t('heading')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
