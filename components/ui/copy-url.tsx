'use client';

import { copyLink } from './copy-link';
import { Icon } from './icon';

type CopyUrlProps = {
  /** URL parameters that only concern this browser. */
  without?: readonly string[];
  /** Adds parameters that only this browser knows. */
  complete?: (params: URLSearchParams) => void;
  messages: { label: string; copied: string; hint?: string; failed: string };
  className?: string;
};

/** Copies the URL that the page has when the button is pressed. */
export function CopyUrl({ without = [], complete, messages, className }: CopyUrlProps) {
  const copy = () => {
    const url = new URL(location.href);
    for (const name of without) url.searchParams.delete(name);
    complete?.(url.searchParams);
    url.hash = '';
    // Lists in a URL are easier to read with plain commas.
    return copyLink(url.href.replaceAll('%2C', ','), messages);
  };
  return (
    <button type="button" onClick={() => void copy()} className={className}>
      <Icon name="link" />
      {messages.label}
    </button>
  );
}
