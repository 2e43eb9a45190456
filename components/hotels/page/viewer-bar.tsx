import type { ReactNode } from 'react';
import { copyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import type { ViewerMessages } from './viewer-photo';

type ViewerBarProps = {
  name?: string;
  total: number;
  subjects: { word: string; label: string; count: number }[];
  /** Null for all images. */
  subject: string | null;
  onChoose: (subject: string | null) => void;
  messages: ViewerMessages;
  heart: ReactNode;
  /** Whether the open image has a URL. */
  isShareable: boolean;
};

/** Shares the URL of the open image with the device's share sheet, or else copies it. */
async function share(title: string, messages: ViewerMessages): Promise<void> {
  if (!navigator.share) return copyLink(location.href, messages);
  // Closing the share sheet is not an error.
  await navigator.share({ title, url: location.href }).catch(() => {});
}

/** Whose images these are, which one is open, and how to keep their hotel and share one. */
export function ViewerBar(props: ViewerBarProps) {
  const { name, total, subjects, subject, onChoose, messages, heart, isShareable } = props;
  const choices = [{ word: null, label: messages.everything, count: total }, ...subjects];
  return (
    <div className="viewer-bar" data-bar="">
      <span className="viewer-name">{name}</span>
      {subjects.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row that scrolls
        <div role="group" aria-label={messages.subjects} className="gallery-subjects">
          {choices.map(({ word, label, count }) => (
            <button
              key={word}
              type="button"
              aria-pressed={word === subject}
              onClick={() => onChoose(word)}
            >
              {label}
              <small className="numeric">{count}</small>
            </button>
          ))}
        </div>
      ) : null}
      {heart}
      {isShareable ? (
        <button
          type="button"
          aria-label={messages.share}
          className="viewer-share"
          onClick={() => void share(name ?? messages.title, messages)}
        >
          <Icon name="share-2" />
        </button>
      ) : null}
    </div>
  );
}
