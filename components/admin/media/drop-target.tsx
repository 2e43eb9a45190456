'use client';

import { useTranslations } from 'next-intl';
import {
  createContext,
  type DragEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { cn } from '@/components/ui/cn';
import { mediaPath } from '@/lib/media/model';
import { useUnsavedChangesGuard } from '../use-unsaved-changes-guard';
import { bringsFiles } from './brings-files';
import { useLearnMedia, useMedia } from './media-context';
import { UploadList } from './upload-list';
import { isOnTheWay, readyInOrder } from './use-uploads';

/** Keeps the browser from opening a file that misses a target in place of the page. */
function useStayOnMissedDrop() {
  useEffect(() => {
    const gone = new AbortController();
    const stay = (event: globalThis.DragEvent) => bringsFiles(event) && event.preventDefault();
    document.addEventListener('dragover', stay, gone);
    document.addEventListener('drop', stay, gone);
    return () => gone.abort();
  }, []);
}

/** Takes the keys of uploads. */
type Follow = (keys: readonly number[]) => void;
const FollowContext = createContext<Follow | null>(null);

/**
 * Returns a function that adds pending uploads to the surrounding list once they are ready; null
 * outside of one.
 */
export const useFollowUploads = () => useContext(FollowContext);

type DropTargetProps = {
  /** Adds images by their URLs. */
  onAdd: (urls: string[]) => void;
  /** Whether the list contains an image: duplicates are not added again. */
  has: (url: string) => boolean;
  children: ReactNode;
};

/**
 * A list of images that accepts files: they are uploaded to the library and added in order, once
 * ready.
 */
export function DropTarget({ onAdd, has, children }: DropTargetProps) {
  const t = useTranslations('media.admin.upload');
  const { uploads } = useMedia();
  const learn = useLearnMedia();
  const [over, setOver] = useState(false);
  const listId = useId();
  const { list, assign, release } = uploads;
  const awaited = list.filter((upload) => upload.listId === listId);
  const follow = useCallback<Follow>((keys) => assign(keys, listId), [assign, listId]);
  useEffect(() => () => release(listId), [release, listId]);
  useStayOnMissedDrop();
  // Otherwise the image would end up in the library, but in no list.
  useUnsavedChangesGuard(awaited.some(isOnTheWay), useTranslations('admin.forms')('leave'));
  const addReady = useEffectEvent(() => {
    const ready = readyInOrder(awaited);
    if (ready.length === 0) return;
    assign(ready.map(({ key }) => key));
    for (const { image } of ready) learn(image);
    const urls = new Set(ready.map(({ image }) => mediaPath(image)));
    const added = [...urls].filter((url) => !has(url));
    if (added.length > 0) onAdd(added);
  });
  useEffect(() => {
    if (list.length > 0) addReady();
  }, [list]);

  const isOwn = (event: DragEvent) => {
    // React also bubbles events from a dialog opened in the list, which accepts files of its own.
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isWithin || !bringsFiles(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the buttons inside do the same by keyboard
    <div
      onDragOver={(event) => isOwn(event) && setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isOwn(event)) return;
        setOver(false);
        follow(uploads.add(event.dataTransfer.files, t('unnamed')));
      }}
      className={cn(over && 'rounded-2 outline-2 outline-offset-4 outline-ink')}
    >
      <FollowContext.Provider value={follow}>{children}</FollowContext.Provider>
      {awaited.length > 0 ? <UploadList /> : null}
    </div>
  );
}
