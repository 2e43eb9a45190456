'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogTitle,
  WITH_FOOTER,
} from '@/components/ui/dialog';
import { useFocusOnError } from './use-focus-on-error';
import { useSaveShortcut } from './use-save-shortcut';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard';

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
  /** Another dialog asks something about it: this one is out of sight until that is answered. */
  covered?: boolean;
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
  covered,
  onSubmit,
  onClose,
  children,
}: RecordDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  useSaveShortcut(onSubmit);
  useFocusOnError(form, errors);
  useUnsavedChangesGuard(changed, texts.leave);

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
        className={cn(WITH_FOOTER, className, covered && 'invisible')}
        overlayClassName={cn(covered && 'invisible')}
      >
        <DialogTitle className="pr-12 font-serif text-2xl md:text-[28px]">{title}</DialogTitle>
        <form ref={form} onSubmit={submit} noValidate className="mt-6 grid gap-5">
          {children}
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              {texts.cancel}
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? texts.saving : isNew ? texts.create : texts.update}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
