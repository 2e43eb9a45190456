'use client';

import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { type Messages, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SignInLink } from '../sign-in-link';
import { useMedia } from './media-context';
import type { UploadCode } from './send-file';
import type { Upload } from './use-uploads';

/** Codes that use the back office's general messages. */
type GeneralCode = keyof Messages['admin']['errors'] & UploadCode;

/** Codes after which a retry may succeed. */
const RETRYABLE: readonly UploadCode[] = [
  'signed-out',
  'full',
  'unavailable',
  'busy',
  'failed',
  'network',
];
const mayRetry = ({ problem }: Upload) => problem !== undefined && RETRYABLE.includes(problem.code);

/** Failures come first: they need a decision. */
const urgency = ({ problem, image }: Upload) => (problem ? 0 : image ? 2 : 1);

/**
 * Moves the focus from the pressed button, which is about to disappear, to the next line with a
 * button or to what precedes the list, then runs the action.
 */
function leaveButton(button: HTMLElement, act: () => void) {
  const line = button.closest('li');
  const before = button.closest('section')?.previousElementSibling;
  const near = [line?.nextElementSibling, line?.previousElementSibling, before];
  const target = near.flatMap((element) => element?.querySelector('button') ?? [])[0];
  target?.focus();
  act();
}

type UploadListProps = {
  /** Moves the keyboard focus past the list, which has two buttons for each failed upload. */
  onSkip?: () => void;
};

/**
 * The progress of each file. Failures stay until retried or dismissed. One button dismisses all
 * finished uploads, so that the keyboard does not stop at a button in each line.
 */
export function UploadList({ onSkip }: UploadListProps) {
  const t = useTranslations('media.admin.upload');
  const { uploads } = useMedia();
  const { list } = uploads;
  if (list.length === 0) return null;
  const done = list.filter(({ image }) => image).length;
  const failed = list.filter(mayRetry);
  return (
    <section aria-label={t('list')} className="grid gap-1.5">
      {onSkip ? (
        <Button variant="outline" size="touch" className="w-fit not-focus:sr-only" onClick={onSkip}>
          {t('skip')}
        </Button>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <p role="status" className="text-small text-ink-2">
          {t('summary', { done, total: list.length })}
        </p>
        {failed.length > 1 ? (
          <Button
            variant="outline"
            size="touch"
            // Moves the focus as if these lines were removed: the button disappears with their
            // problems.
            onClick={({ currentTarget }) =>
              leaveButton(currentTarget, () => {
                for (const { key } of failed) uploads.retry(key);
              })
            }
          >
            <RotateCw />
            {t('retryAll', { count: failed.length })}
          </Button>
        ) : null}
        {done > 0 ? (
          <Button
            variant="link"
            size="touch"
            onClick={({ currentTarget }) => leaveButton(currentTarget, uploads.clear)}
          >
            {t('clear')}
          </Button>
        ) : null}
      </div>
      {list.some(({ problem }) => problem?.code === 'signed-out') ? <SignInLink /> : null}
      <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-2 border border-line bg-card">
        {list
          .toSorted((a, b) => urgency(a) - urgency(b))
          .map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const t = useTranslations('media.admin');
  const tErrors = useTranslations('admin.errors');
  const { uploads } = useMedia();
  const { key, name, state, percent, problem } = upload;
  const reason = ({ code, id = '' }: NonNullable<typeof problem>) =>
    t.has(`problems.${code as 'busy'}`)
      ? t(`problems.${code as 'failed'}`, { id })
      : tErrors(code as GeneralCode);
  const status =
    state === 'failed' ? problem && reason(problem) : t(`upload.${state}`, { percent });
  const onTheWay = state === 'sending' || state === 'encoding';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-small">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-[560] wrap-anywhere">{name}</p>
        <p
          className={
            problem ? 'flex gap-1.5 text-caption font-[560] text-bad' : 'text-caption text-ink-2'
          }
          role={problem ? 'alert' : undefined}
        >
          {problem ? <CircleAlert className="mt-0.5 size-4 shrink-0" /> : null}
          {status}
        </p>
        {onTheWay ? (
          <progress
            aria-label={name}
            max={100}
            value={state === 'sending' ? percent : undefined}
            className="upload-progress mt-1.5 block h-1 w-full"
          />
        ) : null}
      </div>
      {mayRetry(upload) ? (
        <Button
          variant="outline"
          size="touch"
          aria-label={t('upload.retryNamed', { name })}
          onClick={({ currentTarget }) => leaveButton(currentTarget, () => uploads.retry(key))}
        >
          <RotateCw />
          {t('upload.retry')}
        </Button>
      ) : null}
      {upload.image ? <CircleCheck className="size-5 text-ok" /> : null}
      {problem ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('upload.dismissNamed', { name })}
          onClick={({ currentTarget }) => leaveButton(currentTarget, () => uploads.dismiss(key))}
        >
          <X />
        </Button>
      ) : null}
    </li>
  );
}
