'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { mainHeading } from '@/components/ui/dialog';
import type { Draft } from './draft-store';

type DraftNoteProps = {
  draft: Draft | null;
  onRestore: (draft: Draft) => void;
  onDiscard: () => void;
};

const whenKept = ({ at }: Draft) =>
  new Date(at).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/**
 * Offers the draft that an earlier visit left. A reload returns to where the page was scrolled to, from
 * where the empty fields would look like a loss: the offer is brought into sight.
 */
export function DraftNote({ draft, onRestore, onDiscard }: DraftNoteProps) {
  const t = useTranslations('hotels.form.draft');
  const element = useRef<HTMLDivElement>(null);
  const isOffered = draft !== null;
  useEffect(() => {
    if (isOffered) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isOffered]);

  // The pressed button goes with the offer.
  const decide = (how: () => void) => {
    how();
    mainHeading()?.focus();
  };
  return (
    <div ref={element} role="status" className="scroll-mt-24">
      {draft ? (
        <Alert tone="info" title={t('title')} className="mb-5">
          <p>{t('text', { when: whenKept(draft) })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="compact" onClick={() => decide(() => onRestore(draft))}>
              {t('restore')}
            </Button>
            <Button size="compact" variant="outline" onClick={() => decide(onDiscard)}>
              {t('discard')}
            </Button>
          </div>
        </Alert>
      ) : null}
    </div>
  );
}
