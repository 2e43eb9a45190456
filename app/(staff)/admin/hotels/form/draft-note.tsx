'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { fill } from '@/lib/format/fill';
import type { Draft } from './draft-store';
import type { HotelFormTexts } from './form-context';

type DraftNoteProps = {
  draft: Draft | null;
  texts: HotelFormTexts['draft'];
  onRestore: (draft: Draft) => void;
  onDiscard: () => void;
};

/** Offers what an earlier visit left behind unsaved. */
export function DraftNote({ draft, texts, onRestore, onDiscard }: DraftNoteProps) {
  if (!draft) return null;
  const when = new Date(draft.at).toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (
    <Alert tone="info" title={texts.title} className="mb-5">
      <p>{fill(texts.text, { when })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="compact" onClick={() => onRestore(draft)}>
          {texts.restore}
        </Button>
        <Button size="compact" variant="outline" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </Alert>
  );
}
