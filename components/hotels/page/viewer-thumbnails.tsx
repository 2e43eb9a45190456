import { useLayoutEffect, useRef } from 'react';
import { Image } from '@/components/sections/image';
import { formatMessage } from '@/lib/i18n/format-message';
import type { ViewerMessages, ViewerPhoto } from './viewer-photo';

type ViewerThumbnailsProps = {
  photos: (ViewerPhoto & { at: number })[];
  /** The index of the open image among all. */
  current: number;
  subjects: [subject: string, name: string][];
  onShow: (at: number) => void;
  messages: ViewerMessages;
};

/** Thumbnails of all images, by subject; the open one stays in view. */
export function ViewerThumbnails(props: ViewerThumbnailsProps) {
  const { photos, current, subjects, onShow, messages } = props;
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [track, open] = [row.current, row.current?.querySelector(`[data-at="${current}"]`)];
    if (!track || !open) return;
    const [outer, inner] = [track.getBoundingClientRect(), open.getBoundingClientRect()];
    track.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  const groups = [...subjects, [undefined, ''] as const].flatMap(([subject, label]) => {
    const own = photos.filter(
      (photo) =>
        photo.subject === subject ||
        (!subject && !subjects.some(([word]) => word === photo.subject)),
    );
    return own.length > 0 ? [{ label, own }] : [];
  });
  return (
    <nav
      ref={row}
      aria-label={messages.thumbnails}
      className="viewer-thumbs"
      data-bar=""
      onErrorCapture={({ target }) => {
        (target as HTMLElement).style.visibility = 'hidden';
      }}
    >
      {groups.map(({ label, own }) => (
        <div key={label}>
          <p>{label}</p>
          <ul>
            {own.map(({ src, alt, at }) => (
              <li key={src}>
                <button
                  type="button"
                  data-at={at}
                  aria-label={formatMessage(messages.photo, { position: at + 1, alt })}
                  aria-current={at === current || undefined}
                  onClick={() => onShow(at)}
                >
                  <Image src={src} alt="" sizes="96px" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
