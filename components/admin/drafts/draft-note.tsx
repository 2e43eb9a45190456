'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { mainHeading } from '@/components/ui/dialog';
import { formatMoment } from '@/lib/format/moment';

type Kept = { at: string };
type DraftNoteProps<Draft extends Kept> = {
  draft: Draft | null;
  className?: string;
  /** The kind of record that is gone: the draft can be used in a new one. */
  lost?: 'hotel' | 'offer';
  /** Without it the draft can only be discarded. */
  onRestore?: (draft: Draft) => void;
  onDiscard: () => void;
};

/**
 * Offers the draft of an earlier visit. Scrolls the offer into view, because a reload restores the
 * scroll position, where the empty fields would look like data loss.
 */
export function DraftNote<Draft extends Kept>({
  draft,
  className,
  lost,
  onRestore,
  onDiscard,
}: DraftNoteProps<Draft>) {
  const t = useTranslations('admin.forms.draft');
  const element = useRef<HTMLDivElement>(null);
  const isOffered = draft !== null;
  const when = formatMoment(draft?.at ?? null, 'minutes') ?? '';
  useEffect(() => {
    if (!isOffered) return;
    const show = () => element.current?.scrollIntoView({ block: 'nearest' });
    show();
    if (document.readyState === 'complete') return;
    // Until a page has loaded, the browser may still restore its scroll position.
    const showAgain = () => requestAnimationFrame(show);
    window.addEventListener('load', showAgain);
    return () => window.removeEventListener('load', showAgain);
  }, [isOffered]);

  // The pressed button disappears with the offer; a dialog keeps the focus inside.
  const decide = (how: () => void) => {
    const dialog = element.current?.closest<HTMLElement>('[role=dialog]');
    how();
    (dialog ?? mainHeading())?.focus({ preventScroll: dialog !== null });
  };
  return (
    <div ref={element} role="status" className={cn('scroll-mt-24', className)}>
      {draft ? (
        <Alert tone="info" title={t('title')}>
          <p>{lost ? t(`lost.${lost}`, { when }) : t('text', { when })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {onRestore ? (
              <Button size="touch" onClick={() => decide(() => onRestore(draft))}>
                {lost ? t(`reuse.${lost}`) : t('restore')}
              </Button>
            ) : null}
            <Button size="touch" variant="outline" onClick={() => decide(onDiscard)}>
              {t('discard')}
            </Button>
          </div>
        </Alert>
      ) : null}
    </div>
  );
}
