'use client';

import { copyLink } from './copy-link';
import { Icon } from './icon';

type CopyUrlProps = {
  /** Parameters of the URL that are only for this browser. */
  without?: readonly string[];
  /** Adds what only this browser knows. */
  complete?: (params: URLSearchParams) => void;
  messages: { label: string; copied: string; hint?: string; failed: string };
  className?: string;
};

/** Puts the URL of the page, as it is when it is pressed, on the clipboard. */
export function CopyUrl({ without = [], complete, messages, className }: CopyUrlProps) {
  const copy = () => {
    const url = new URL(location.href);
    for (const name of without) url.searchParams.delete(name);
    complete?.(url.searchParams);
    url.hash = '';
    // The lists of a URL read better with their commas.
    return copyLink(url.href.replaceAll('%2C', ','), messages);
  };
  return (
    <button type="button" onClick={() => void copy()} className={className}>
      <Icon name="link" />
      {messages.label}
    </button>
  );
}
