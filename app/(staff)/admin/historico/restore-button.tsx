'use client';

import { Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { toastActionError } from '@/components/admin/toast-action-error';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';
import { fill } from '@/lib/format/fill';
import { recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';
import type messages from '@/messages/pt-BR.json';

/** One version of a record, and the newest one that the page shows. */
export type RestoreInput = { kind: RecordKind; id: string; change: number; seen: number };

type RestoreButtonProps = {
  input: RestoreInput;
  name: string;
  /** What will happen, sentence by sentence. */
  sentences: string[];
  texts: (typeof messages)['adminHistory'];
  forms: Pick<(typeof messages)['adminForms'], 'cancel' | 'close' | 'saving'>;
  restore: (input: RestoreInput) => Promise<Result<string[]>>;
  /** Of one record among several: a small button, the name is read out. */
  inList?: boolean;
};

/** Asks, restores, and says what is not as it was. Then shows the newest version: the restored one. */
export function RestoreButton({
  input,
  name,
  sentences,
  texts,
  forms,
  restore,
  inList = false,
}: RestoreButtonProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [busy, start] = useTransition();
  const confirm = useRef<HTMLButtonElement>(null);
  const { restore: words, errors } = texts;

  const run = () =>
    start(async () => {
      const result = await restore(input).catch(() => null);
      if (result?.ok) {
        setOpen(false);
        notify({ tone: 'success', title: words.done, description: result.data.join(' ') });
        router.push(recordHistoryPath(input.kind, input.id));
        return;
      }
      if (result?.code !== 'conflict') {
        toastActionError(errors.restore, result);
        return;
      }
      setOpen(false);
      notify({ tone: 'destructive', title: result.message, description: words.conflict });
      router.refresh();
    });

  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <Button
        onClick={() => setOpen(true)}
        {...(inList ? { variant: 'outline', size: 'compact' } : { className: 'max-sm:w-full' })}
        aria-label={inList ? fill(words.actionNamed, { name }) : undefined}
      >
        <Undo2 aria-hidden strokeWidth={1.75} />
        {inList ? words.confirm : words.action}
      </Button>
      <DialogContent
        role="alertdialog"
        closeLabel={forms.close}
        className="max-w-[520px] p-6 md:p-8"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          confirm.current?.focus();
        }}
        aria-describedby="restaurar-texto"
      >
        <DialogTitle className="pr-10 font-serif text-2xl">{words.question}</DialogTitle>
        <DialogDescription id="restaurar-texto" asChild>
          <div className="mt-2 grid gap-2">
            <p className="font-[560] wrap-anywhere">{name}</p>
            {sentences.map((sentence) => (
              <p key={sentence} className="text-ink-2 wrap-anywhere">
                {sentence}
              </p>
            ))}
          </div>
        </DialogDescription>
        <div className="mt-7 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => setOpen(false)}>
            {forms.cancel}
          </Button>
          <Button ref={confirm} aria-disabled={busy} onClick={() => busy || run()}>
            {busy ? forms.saving : words.confirm}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
