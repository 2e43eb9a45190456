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
  useState,
} from 'react';
import { cn } from '@/components/ui/cn';
import { mediaPath } from '@/lib/media/model';
import { useUnsavedChangesGuard } from '../use-unsaved-changes-guard';
import { bringsFiles } from './brings-files';
import { useLearnMedia, useMedia } from './media-context';
import { UploadList } from './upload-list';
import { isOnTheWay } from './use-uploads';

/** A file that misses a target would be opened by the browser in place of the page. */
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

/** Adds what is still being sent to the list around, as it gets ready; null outside of one. */
export const useFollowUploads = () => useContext(FollowContext);

type DropTargetProps = {
  /** Adds images by their URLs. */
  onAdd: (urls: string[]) => void;
  children: ReactNode;
};

/** A list of images that takes files: they are sent to the library and added as they get ready. */
export function DropTarget({ onAdd, children }: DropTargetProps) {
  const t = useTranslations('media.admin.upload');
  const { uploads } = useMedia();
  const learn = useLearnMedia();
  const [over, setOver] = useState(false);
  const [sent, setSent] = useState<readonly number[]>([]);
  const add = useEffectEvent(onAdd);
  const follow = useCallback<Follow>((keys) => setSent((all) => [...all, ...keys]), []);
  useStayOnMissedDrop();
  // The image would get into the library, but into no list.
  const awaitsSome = uploads.list.some((upload) => sent.includes(upload.key) && isOnTheWay(upload));
  useUnsavedChangesGuard(awaitsSome, useTranslations('admin.forms')('leave'));
  useEffect(() => {
    const ready = sent.flatMap((key) => {
      const image = uploads.list.find((upload) => upload.key === key)?.image;
      return image ? [{ key, image }] : [];
    });
    if (ready.length === 0) return;
    setSent((keys) => keys.filter((key) => !ready.some((done) => done.key === key)));
    for (const { image } of ready) learn(image);
    add(ready.map(({ image }) => mediaPath(image)));
  }, [uploads.list, sent, learn]);

  const isOwn = (event: DragEvent) => {
    // React tells it of a dialog that is opened from the list as well, which takes files of its own.
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
      {sent.length > 0 ? <UploadList /> : null}
    </div>
  );
}
