'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { useFocusOnError } from './use-focus-on-error';
import { useLeaveGuard } from './use-leave-guard';
import { useSaveShortcut } from './use-save-shortcut';

export type FormTexts = {
  create: string;
  update: string;
  cancel: string;
  close: string;
  saving: string;
  leave: string;
};

type RecordDialogProps = {
  title: string;
  isNew: boolean;
  busy: boolean;
  /** Something was typed that is not saved: leaving asks first. */
  changed: boolean;
  errors: Record<string, string>;
  texts: FormTexts;
  className?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The form of one record in a dialog: saves on Ctrl/Cmd-S, asks before it loses anything. */
export function RecordDialog({
  title,
  isNew,
  busy,
  changed,
  errors,
  texts,
  className,
  onSubmit,
  onClose,
  children,
}: RecordDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  useSaveShortcut(onSubmit);
  useFocusOnError(form, errors);
  useLeaveGuard(changed, texts.leave);

  const leave = () => {
    if (!changed || window.confirm(texts.leave)) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : leave())}>
      <DialogContent
        closeLabel={texts.close}
        // What has the focus is never below the buttons, which stay in sight.
        className={cn('scroll-pb-28 p-5 md:p-8', className)}
      >
        <DialogTitle className="pr-12 font-serif text-2xl md:text-[28px]">{title}</DialogTitle>
        <form ref={form} onSubmit={submit} noValidate className="mt-6 grid gap-5">
          {children}
          <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-card px-5 py-4 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8">
            <Button variant="outline" onClick={leave}>
              {texts.cancel}
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? texts.saving : isNew ? texts.create : texts.update}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
