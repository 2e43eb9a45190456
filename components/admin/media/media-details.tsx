'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { RemovalInput } from '@/lib/actions/record';
import { formatBytes } from '@/lib/format/bytes';
import { formatMoment } from '@/lib/format/moment';
import { MEDIA_LIMITS } from '@/lib/media/limits';
import { mediaPath } from '@/lib/media/model';
import type { MediaFile } from '@/lib/media/staff-queries';
import { RecordDialog } from '../record-dialog';
import { RemoveDialog } from '../remove-dialog';
import { TextAreaField } from '../text-area-field';
import { useSave } from '../use-save';
import { type MediaValues, useMedia } from './media-context';
import { MediaUses, useMediaUses } from './media-uses';
import { RecordImage } from './record-image';

type MediaDetailsProps = {
  file: MediaFile;
  onSaved: (file: MediaFile) => void;
  /**
   * Omit if the image must not be removed: an open form may refer to it without being saved yet.
   */
  onRemoved?: (id: string) => void;
  onClose: () => void;
} & Pick<ComponentProps<typeof RecordDialog>, 'returnTo'>;

/** One image: its alternative text, where it is used, and a button to remove it. */
export function MediaDetails({ file, onSaved, onRemoved, onClose, returnTo }: MediaDetailsProps) {
  const t = useTranslations('media.admin');
  const { actions, uploads } = useMedia();
  const [isPendingDelete, setPendingDelete] = useState(false);
  const uses = useMediaUses(file.id);
  /** After a refusal, others may be using the image: looks that up so that the field can say so. */
  const orAskAgain = <R extends { ok: boolean }>(result: R): R => {
    if (!result.ok) uses.askAgain();
    return result;
  };
  const reasons = { denied: t('errors.denied') };
  const form = useSave<MediaValues>({
    id: file.id,
    draft: { noun: 'media' },
    loaded: { version: file.updated_at, base: { alt: file.alt } },
    initial: { alt: file.alt },
    save: async (input) => orAskAgain(await actions.save(input)),
    messages: { created: t('updated'), updated: t('updated'), failed: t('errors.save'), reasons },
    onSaved: (row) => onSaved(row as unknown as MediaFile),
    onDone: onClose,
  });
  const remove = async (input: RemovalInput) => {
    const result = orAskAgain(await actions.remove(input));
    if (!result.ok) return result;
    for (const upload of uploads.list) {
      if (upload.image?.id === file.id) uploads.dismiss(upload.key);
    }
    onRemoved?.(file.id);
    onClose();
    return result;
  };
  const inUse = uses.list.length > 0;
  return (
    <RecordDialog
      title={t('details.heading')}
      isReadOnly={uses.isShared}
      form={form}
      labels={{ alt: t('details.alt') }}
      onClose={onClose}
      returnTo={returnTo}
    >
      <FileFacts file={file} />
      <TextAreaField
        label={t('details.alt')}
        hint={t(uses.isShared ? 'details.shared' : 'details.altHint')}
        error={form.errors.alt}
        max={MEDIA_LIMITS.alt}
        rows={2}
        readOnly={uses.isShared}
        placeholder={uses.isShared ? t('noAlt') : undefined}
        value={form.values.alt}
        onChange={(text) => form.set('alt', text)}
      />
      <MediaUses uses={uses} />
      {onRemoved ? (
        <>
          <div className="grid grid-cols-1 gap-1.5">
            <Button
              variant="outline"
              size="touch"
              className="w-fit enabled:text-bad!"
              disabled={!uses.isReady || inUse || uses.isShared}
              onClick={() => setPendingDelete(true)}
            >
              <Trash2 />
              {t('details.remove')}
            </Button>
            {inUse && !uses.isShared ? (
              <p className="text-caption text-ink-2">{t('details.inUse')}</p>
            ) : null}
          </div>
          <RemoveDialog
            record={isPendingDelete ? { ...file, name: file.file_name } : null}
            consequence={t('final')}
            remove={remove}
            messages={{
              question: t('confirm'),
              removed: t('removed'),
              failed: t('errors.remove'),
              reasons,
            }}
            onClose={() => setPendingDelete(false)}
          />
        </>
      ) : null}
    </RecordDialog>
  );
}

function FileFacts({ file }: { file: MediaFile }) {
  const t = useTranslations('media.admin.details');
  return (
    <div className="grid grid-cols-[min(7rem,35%)_1fr] gap-4 roomy:grid-cols-[15rem_1fr] roomy:gap-5">
      <span className="relative block aspect-[4/3] overflow-hidden rounded-1 bg-sand-2">
        <RecordImage src={mediaPath(file)} sizes="240px" className="object-contain!" />
      </span>
      <div className="grid min-w-0 content-start gap-1 text-small">
        <p className="font-[640] wrap-anywhere">{file.file_name}</p>
        <p className="numeric text-ink-2">
          {t('pixels', { width: file.width, height: file.height })}
        </p>
        <p className="text-ink-2">
          {t('sent', {
            size: formatBytes(file.bytes),
            date: formatMoment(file.created_at) ?? '',
          })}
        </p>
      </div>
    </div>
  );
}
