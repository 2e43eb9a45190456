'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { EmailText } from './email-text';

type ConfirmDialogProps = {
  open: boolean;
  question: string;
  /** The record's name. */
  subject: string;
  /** What will happen. */
  consequence?: string;
  /** The label of the button that does it. */
  confirm: string;
  /** An alternative beside the main button. */
  other?: { label: string; onChoose: () => void };
  /** The action is destructive: the focus starts on the cancel button. */
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
} & Pick<ComponentProps<typeof DialogContent>, 'returnTo'>;

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({
  open,
  question,
  subject,
  consequence,
  confirm,
  other,
  danger = false,
  busy,
  onConfirm,
  onClose,
  returnTo,
}: ConfirmDialogProps) {
  const t = useTranslations('admin.forms');
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent
        role="alertdialog"
        closeLabel={t('close')}
        className={cn('p-[min(1.5rem,6vw)] md:p-8', danger ? 'max-w-120' : 'max-w-130')}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          first.current?.focus();
        }}
        returnTo={returnTo}
      >
        <DialogTitle className="pr-10 font-serif text-[min(1.5rem,9vw)]">{question}</DialogTitle>
        <DialogDescription asChild>
          <div className="mt-2 grid gap-2">
            <p className="font-[560] wrap-anywhere">
              <EmailText text={subject} />
            </p>
            {consequence ? <p className="text-ink-2 wrap-anywhere">{consequence}</p> : null}
          </div>
        </DialogDescription>
        <div className={cn('mt-7 flex flex-wrap justify-end gap-3', other && 'max-sm:*:grow')}>
          <Button ref={danger ? first : undefined} variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          {other ? (
            <Button variant="outline" onClick={other.onChoose}>
              {other.label}
            </Button>
          ) : null}
          <Button
            ref={danger ? undefined : first}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => busy || onConfirm()}
          >
            {busy ? t('saving') : confirm}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
