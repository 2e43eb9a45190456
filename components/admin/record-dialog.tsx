'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogTitle,
  WITH_FOOTER,
} from '@/components/ui/dialog';
import type { Fields } from '@/lib/actions/merge';
import type { ConflictFormat } from './conflict-choice';
import { ConflictDialog } from './conflict-dialog';
import { DraftNote } from './drafts/draft-note';
import { SignedOutNote } from './signed-out-note';
import { useFocusOnError } from './use-focus-on-error';
import type { SaveState } from './use-save';
import { useSaveShortcut } from './use-save-shortcut';
import { useUnsavedChangesGuard } from './use-unsaved-changes-guard';

type RecordDialogProps<Values extends Fields> = {
  title: string;
  /** The record is only shown: there is nothing to save. */
  isReadOnly?: boolean;
  /** Whether unsaved input of a removed record can become a new one. */
  mayRenew?: boolean;
  form: SaveState<Values>;
  /** The labels of the fields in a conflict, in form order. */
  labels: Record<string, string>;
  format?: ConflictFormat;
  className?: string;
  onClose: () => void;
  children: ReactNode;
} & Pick<ComponentProps<typeof DialogContent>, 'returnTo'>;

/**
 * Focuses the first field. For radio buttons, focuses the selected one: on the first option, the
 * space bar would change the choice. Text is not selected, because one key would replace it.
 */
function focusFirst(form: HTMLFormElement | null) {
  const first = form?.querySelector<HTMLElement>('input, select, textarea, button');
  if (!(first instanceof HTMLInputElement)) return first?.focus();
  const chosen = form?.querySelector<HTMLElement>(`input[name="${first.name}"]:checked`);
  if (first.type === 'radio' && chosen) return chosen.focus();
  first.focus();
  if (first.type === 'text') first.setSelectionRange(first.value.length, first.value.length);
}

/** The form of one record in a dialog: saves on Ctrl/Cmd-S, asks before it loses anything. */
export function RecordDialog<Values extends Fields>({
  title,
  isReadOnly = false,
  mayRenew = false,
  form,
  labels,
  format,
  className,
  onClose,
  returnTo,
  children,
}: RecordDialogProps<Values>) {
  const t = useTranslations('admin.forms');
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<HTMLElement>(null);
  const { isNew, busy, changed, marked, conflict, submit } = form;
  const save = () => (isReadOnly ? undefined : submit());
  useSaveShortcut(save);
  useFocusOnError(element, marked);
  useUnsavedChangesGuard(changed, t('leave'));

  const leave = () => {
    if (!changed || window.confirm(t('leave'))) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be over another form, to which React would bubble the event.
    event.stopPropagation();
    save();
  };
  // While a conflict is shown, this dialog is hidden. That takes the focus from its field before
  // the conflict's dialog can record where to return it.
  const covered = conflict !== null;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : leave())}>
      <DialogContent
        closeLabel={t('close')}
        className={cn(WITH_FOOTER, className, covered && 'invisible')}
        overlayClassName={cn(covered && 'invisible')}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusFirst(element.current);
        }}
        returnTo={returnTo}
      >
        <DialogTitle className="pr-12 font-serif text-[min(1.5rem,9vw)] md:text-[1.75rem]">
          {title}
        </DialogTitle>
        <DraftNote
          draft={form.found}
          className="not-empty:mt-6"
          onRestore={form.restore}
          onDiscard={form.discard}
        />
        <form
          ref={element}
          onSubmit={onSubmit}
          onFocus={({ target, currentTarget }) => {
            // React also bubbles focus events from the dialog rendered inside.
            if (currentTarget.contains(target)) focused.current = target;
          }}
          noValidate
          className="record-form mt-6 grid grid-cols-1 gap-5"
        >
          {form.refused === 'signed-out' ? <SignedOutNote /> : null}
          {children}
          <ConflictDialog
            conflict={conflict}
            mine={form.values}
            labels={labels}
            format={format}
            busy={busy}
            onResolve={form.resolve}
            onRenew={mayRenew ? form.renew : undefined}
            onClose={form.closeConflict}
            returnTo={() => (focused.current?.isConnected ? focused.current : null)}
          />
          <DialogFooter>
            {isReadOnly ? null : (
              <Button variant="outline" onClick={leave}>
                {t('cancel')}
              </Button>
            )}
            {/* One button in both cases: the focus stays on it when a refusal shows that nothing can be saved. */}
            <Button
              type={isReadOnly ? 'button' : 'submit'}
              variant={isReadOnly ? 'outline' : undefined}
              busy={busy}
              onClick={isReadOnly ? leave : undefined}
            >
              {isReadOnly ? t('close') : busy ? t('saving') : isNew ? t('create') : t('update')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
