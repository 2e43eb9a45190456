'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { usePrehydrationValue } from '@/components/ui/use-prehydration-value';
import type { MediaFile, MediaListPage } from '@/lib/media/staff-queries';
import type { CallCode } from '../call-action';
import { EmptyState } from '../empty-state';
import { SearchInput } from '../search-input';
import { SignInLink } from '../sign-in-link';
import { useLoadReason } from '../use-load-reason';
import { useMedia } from './media-context';
import { MediaDetails } from './media-details';
import { MediaTile } from './media-tile';
import { UploadList } from './upload-list';
import { UploadZone } from './upload-zone';
import { useLibrary } from './use-library';

type LibraryBrowserProps = {
  /** The first page of images, if the page was rendered with it. */
  first: MediaListPage | null;
  /** Called with the chosen image; without it, images are managed instead. */
  onPick?: (file: MediaFile) => void;
  /** The ids of the chosen images, if several may be chosen. */
  chosen?: readonly string[];
  /** Called with the image uploaded from here, if it is the only one. */
  onSent?: (file: MediaFile) => void;
};

/** Calls `onSent` with the only image uploaded since mounting, if `mayTake`. */
function useOnlySent(mayTake: boolean, onSent: LibraryBrowserProps['onSent']) {
  const { uploads } = useMedia();
  const [before] = useState(() => new Set(uploads.list.map(({ key }) => key)));
  const sent = uploads.list.filter(({ key, state }) => !before.has(key) && state !== 'failed');
  const [only] = sent.length === 1 && mayTake ? sent : [];
  // Not if another file of the same batch failed: it is unknown which of them is wanted.
  const isAlone = uploads.list.filter(({ batch }) => batch === only?.batch).length === 1;
  const onlySent = isAlone ? only?.image : undefined;
  const takeSent = useEffectEvent((file: MediaFile) => onSent?.(file));
  useEffect(() => {
    if (onlySent) takeSent(onlySent);
  }, [onlySent]);
}

/** The library: uploads, a search, and the images, newest first. */
export function LibraryBrowser({ first, onPick, chosen, onSent }: LibraryBrowserProps) {
  const format = useFormatter();
  const t = useTranslations('media.admin');
  const { uploads } = useMedia();
  const library = useLibrary(first);
  const [open, setOpen] = useState<MediaFile | null>(null);
  const { files, total, state, q, setQ, put } = library;
  const browser = useRef<HTMLDivElement>(null);
  const removedAt = useRef(-1);
  const field = usePrehydrationValue<HTMLInputElement>(q, setQ);

  useEffect(() => {
    for (const { image } of uploads.list.toReversed()) if (image) put(image);
  }, [uploads.list, put]);

  // Not while another image's details are open: they may hold unsaved text.
  useOnlySent(open === null, onSent);

  /**
   * The element to focus after a removal: the image now in that position, else the first button.
   */
  const afterRemoval = () => {
    if (removedAt.current < 0) return null;
    const tiles = browser.current?.querySelectorAll<HTMLElement>('li > [data-tile]') ?? [];
    const next = tiles[Math.min(removedAt.current, tiles.length - 1)];
    removedAt.current = -1;
    return next ?? browser.current?.querySelector('button') ?? null;
  };

  return (
    <div ref={browser} className="grid grid-cols-1 gap-5">
      <UploadZone />
      <UploadList onSkip={() => field.current?.focus()} />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <SearchInput
          ref={field}
          label={t('search')}
          placeholder={t('searchHint')}
          className="w-full sm:w-96"
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <p role="status" className="numeric text-small text-ink-2">
          {state === 'loading' ? t('searching') : null}
          {state !== 'loading' && (total > 0 || (q && state === 'ready'))
            ? t('shown', { shown: format.number(files.length), total: format.number(total) })
            : null}
        </p>
      </div>
      {state === 'failed' ? (
        <LibraryFailure problem={library.problem} onRetry={library.retry} />
      ) : null}
      {files.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3 @min-[14rem]/area:grid-cols-2 roomy:grid-cols-3 md:gap-4 wide:grid-cols-4">
          {files.map((file) => (
            <MediaTile
              key={file.id}
              file={file}
              onPick={onPick}
              isChosen={chosen?.includes(file.id)}
              onEdit={setOpen}
            />
          ))}
        </ul>
      ) : null}
      {files.length === 0 && state === 'ready' && !uploads.busy ? (
        <NoImages isSearch={q !== ''} />
      ) : null}
      {files.length < total && files.length > 0 ? (
        <Button
          variant="outline"
          className="justify-self-center"
          busy={state === 'loading'}
          onClick={() => state !== 'loading' && library.more()}
        >
          {t('more')}
        </Button>
      ) : null}
      {open ? (
        <MediaDetails
          file={open}
          onSaved={library.replace}
          onRemoved={(id) => {
            removedAt.current = files.findIndex((file) => file.id === id);
            library.drop(id);
          }}
          onClose={() => setOpen(null)}
          returnTo={afterRemoval}
        />
      ) : null}
    </div>
  );
}

type LibraryFailureProps = { problem: CallCode; onRetry: () => void };

function LibraryFailure({ problem, onRetry }: LibraryFailureProps) {
  const t = useTranslations('media.admin');
  const tForms = useTranslations('admin.forms');
  const loadReason = useLoadReason();
  return (
    <Alert tone="bad" title={t('errors.load')}>
      <p>{loadReason(problem, tForms('loadFailed'))}</p>
      {problem === 'signed-out' ? <SignInLink /> : null}
      <Button variant="outline" size="touch" className="mt-3 flex" onClick={onRetry}>
        {tForms('retry')}
      </Button>
    </Alert>
  );
}

/** Says that the library is empty, or that a search found nothing. */
function NoImages({ isSearch }: { isSearch: boolean }) {
  const t = useTranslations('media.admin');
  return (
    <EmptyState>
      <p className="font-[640] text-ink">{t(isSearch ? 'noMatch' : 'empty')}</p>
      {isSearch ? null : (
        <>
          <p className="pointer-coarse:hidden">{t('emptyLead')}</p>
          <p className="hidden pointer-coarse:block">{t('emptyLeadTouch')}</p>
        </>
      )}
    </EmptyState>
  );
}
