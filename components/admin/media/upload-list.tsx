'use client';

import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { fill } from '@/lib/format/fill';
import { useMedia } from './media-context';
import type { Upload } from './use-uploads';

/** What failed comes first: it is the one that waits for somebody. */
const urgency = ({ problem, picture }: Upload) => (problem ? 0 : picture ? 2 : 1);

/** How far each file is; what failed stays until it is tried again or dismissed. */
export function UploadList() {
  const { texts, uploads } = useMedia();
  const { upload: words } = texts;
  const { list } = uploads;
  if (list.length === 0) return null;
  const done = list.filter(({ picture }) => picture).length;
  return (
    <section aria-label={words.list} className="grid gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <p role="status" className="text-[15px] text-ink-2">
          {fill(words.summary, { done, total: list.length })}
        </p>
        {done > 0 ? (
          <Button variant="link" size="compact" onClick={uploads.clear}>
            {words.clear}
          </Button>
        ) : null}
      </div>
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
  const { texts, uploads } = useMedia();
  const { upload: words } = texts;
  const { key, name, state, percent, problem } = upload;
  const named = (text: string) => fill(text, { name });
  const says = {
    waiting: words.waiting,
    sending: fill(words.sending, { percent }),
    encoding: words.encoding,
    done: words.done,
    known: words.known,
    failed: problem?.message ?? '',
  }[state];
  const onTheWay = state === 'sending' || state === 'encoding';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-[15px]">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-[560]">{name}</p>
        <p
          className={
            problem ? 'flex gap-1.5 text-caption font-[560] text-bad' : 'text-caption text-ink-2'
          }
          role={problem ? 'alert' : undefined}
        >
          {problem ? (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          ) : null}
          {says}
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
      {problem?.mayRetry ? (
        <Button
          variant="outline"
          size="compact"
          aria-label={named(words.retryNamed)}
          onClick={() => uploads.retry(key)}
        >
          <RotateCw aria-hidden strokeWidth={1.75} />
          {words.retry}
        </Button>
      ) : null}
      {upload.picture ? (
        <CircleCheck aria-hidden className="size-5 text-ok" strokeWidth={1.75} />
      ) : null}
      {problem || upload.picture ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={named(words.dismissNamed)}
          onClick={() => uploads.dismiss(key)}
        >
          <X aria-hidden strokeWidth={1.75} />
        </Button>
      ) : null}
    </li>
  );
}
