'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Draft } from './draft-store';

type DraftNoteProps = {
  draft: Draft | null;
  onRestore: (draft: Draft) => void;
  onDiscard: () => void;
};

/** Offers the draft that an earlier visit left. */
export function DraftNote({ draft, onRestore, onDiscard }: DraftNoteProps) {
  const t = useTranslations('hotels.form.draft');
  if (!draft) return null;
  const when = new Date(draft.at).toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (
    <Alert tone="info" title={t('title')} className="mb-5">
      <p>{t('text', { when })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="compact" onClick={() => onRestore(draft)}>
          {t('restore')}
        </Button>
        <Button size="compact" variant="outline" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </Alert>
  );
}
