'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

type ConfirmDialogProps = {
  /** What it is about, null while nothing is asked. */
  subject: string | null;
  question: string;
  texts: { remove: string; cancel: string; close: string; saving: string };
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is removed; the focus starts on the way out. */
export function ConfirmDialog({
  subject,
  question,
  texts,
  busy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={subject !== null} onOpenChange={(open) => (open ? undefined : onCancel())}>
      <DialogContent
        role="alertdialog"
        closeLabel={texts.close}
        className="max-w-[480px] p-6 md:p-8"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancel.current?.focus();
        }}
        aria-describedby="confirmar-assunto"
      >
        <DialogTitle className="pr-10 font-serif text-2xl">{question}</DialogTitle>
        <DialogDescription id="confirmar-assunto" className="mt-2 font-[560] wrap-anywhere">
          {subject}
        </DialogDescription>
        <div className="mt-7 flex flex-wrap justify-end gap-3">
          <Button ref={cancel} variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="danger" aria-disabled={busy} onClick={() => busy || onConfirm()}>
            {busy ? texts.saving : texts.remove}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
