'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Image } from '@/components/sections/image';
import { Button } from '@/components/ui/button';
import { Field, inputClasses } from '@/components/ui/field';
import { formatBytes } from '@/lib/format/bytes';
import { formatMoment } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import { MEDIA_LIMITS } from '@/lib/media/limits';
import { mediaPath } from '@/lib/media/model';
import type { MediaFile } from '@/lib/media/staff-queries';
import { ConflictDialog } from '../conflict-dialog';
import { useLimitHint } from '../limit-hint';
import { RecordDialog } from '../record-dialog';
import { RemoveDialog } from '../remove-dialog';
import { useSave } from '../use-save';
import { type MediaValues, useMedia } from './media-context';
import { MediaUses, useMediaUses } from './media-uses';

type MediaDetailsProps = {
  file: MediaFile;
  onSaved: (file: MediaFile) => void;
  onRemoved: (id: string) => void;
  onClose: () => void;
};

/** One picture: what it shows in words, where it is used, and the way to get rid of it. */
export function MediaDetails({ file, onSaved, onRemoved, onClose }: MediaDetailsProps) {
  const { texts, forms, actions, uploads } = useMedia();
  const { details: words } = texts;
  const limitHint = useLimitHint();
  const [pendingDelete, setDoomed] = useState(false);
  const uses = useMediaUses(file.id);
  const form = useSave<MediaValues>({
    id: file.id,
    loaded: { version: file.updated_at, base: { alt: file.alt } },
    initial: { alt: file.alt },
    save: actions.save,
    texts: { created: texts.updated, updated: texts.updated, failed: texts.errors.save },
    onSaved: (row) => {
      onSaved(row as unknown as MediaFile);
      onClose();
    },
  });
  const inUse = uses.state === 'ready' && uses.list.length > 0;
  return (
    <RecordDialog
      title={words.heading}
      isNew={false}
      busy={form.busy}
      changed={form.changed}
      errors={form.errors}
      texts={forms}
      covered={form.conflict !== null}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-[240px_1fr]">
        <span className="relative block aspect-[4/3] overflow-hidden rounded-1 bg-sand-2">
          <Image
            src={mediaPath(file)}
            alt=""
            sizes="(max-width: 640px) 90vw, 240px"
            className="object-contain!"
          />
        </span>
        <div className="grid min-w-0 content-start gap-1 text-[15px]">
          <p className="font-[640] wrap-anywhere">{file.file_name}</p>
          <p className="numeric text-ink-2">
            {fill(words.pixels, { width: file.width, height: file.height })}
          </p>
          <p className="text-ink-2">
            {fill(words.sent, {
              size: formatBytes(file.bytes),
              date: formatMoment(file.created_at) ?? '',
            })}
          </p>
        </div>
      </div>
      <Field
        label={words.alt}
        hint={limitHint(form.values.alt, MEDIA_LIMITS.alt, words.altHint, true)}
        error={form.errors.alt}
      >
        {(described) => (
          <textarea
            {...described}
            rows={2}
            className={inputClasses}
            value={form.values.alt}
            onChange={(event) => form.set('alt', event.target.value)}
          />
        )}
      </Field>
      <MediaUses uses={uses} />
      <div className="grid gap-1.5">
        <Button
          variant="outline"
          size="compact"
          className="w-fit text-bad!"
          disabled={uses.state !== 'ready' || inUse}
          onClick={() => setDoomed(true)}
        >
          <Trash2 aria-hidden strokeWidth={1.75} />
          {words.remove}
        </Button>
        {inUse ? <p className="text-caption text-ink-2">{words.inUse}</p> : null}
      </div>
      <RemoveDialog
        record={pendingDelete ? { id: file.id, name: file.file_name } : null}
        remove={async (input) => {
          const result = await actions.remove(input);
          if (result.ok) {
            for (const upload of uploads.list) {
              if (upload.picture?.id === file.id) uploads.dismiss(upload.key);
            }
            onRemoved(file.id);
            onClose();
          } else uses.load();
          return result;
        }}
        texts={texts}
        forms={forms}
        onClose={() => setDoomed(false)}
      />
      <ConflictDialog
        conflict={form.conflict}
        mine={form.values}
        labels={{ alt: words.alt }}
        texts={forms.conflict}
        closeLabel={forms.close}
        busy={form.busy}
        onResolve={form.resolve}
        onClose={form.closeConflict}
      />
    </RecordDialog>
  );
}
