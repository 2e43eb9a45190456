'use client';

import { ImageUp } from 'lucide-react';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { UPLOAD_TYPES } from '@/lib/schemas/media-limits';
import { useMediaKit } from './media-kit';

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** Puts what is pasted anywhere but into a line of text among the uploads, while it is shown. */
function usePaste(zone: RefObject<HTMLElement | null>, add: (files: File[]) => void) {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      // Under an open dialog the rest of the page is out of reach, and takes nothing.
      if (zone.current?.closest('[aria-hidden="true"], [inert]')) return;
      const files = filesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [zone]);
}

/** Takes pictures that are dropped, pasted or chosen. */
export function UploadZone() {
  const { texts, uploads } = useMediaKit();
  const { upload: words } = texts;
  const [over, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = (files: File[]) => files.length > 0 && uploads.add(files, words.unnamed);
  usePaste(zone, add);

  const onDrag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever can't drag chooses files by the button inside
    <div
      ref={zone}
      onDragEnter={onDrag(true)}
      onDragOver={onDrag(true)}
      onDragLeave={onDrag(false)}
      onDrop={(event) => {
        onDrag(false)(event);
        add(filesOf(event.dataTransfer));
      }}
      className={cn(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-2 border-2 border-dashed px-4 py-4 md:px-6',
        over ? 'border-ink bg-primary-soft' : 'border-control bg-sand-1',
      )}
    >
      <ImageUp aria-hidden className="size-7 text-ink-2 max-sm:hidden" strokeWidth={1.5} />
      <p className="min-w-0 flex-1 basis-52">
        <span className="block font-[640]">{over ? words.dropNow : words.drop}</span>
        <span className="text-caption text-ink-2">{words.limits}</span>
      </p>
      <Button
        variant="outline"
        size="compact"
        className="min-h-11 max-sm:w-full"
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={UPLOAD_TYPES.join(',')}
        aria-label={words.heading}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
