'use client';

import { copyLink } from './copy-link';
import { Icon } from './icon';

type CopyButtonProps = {
  /** The URL, made when the button is pressed. */
  urlOf: () => string;
  messages: { label: string; copied: string; hint?: string; failed: string };
  className?: string;
};

/** Puts a URL on the clipboard. */
export function CopyButton({ urlOf, messages, className }: CopyButtonProps) {
  return (
    <button type="button" onClick={() => void copyLink(urlOf(), messages)} className={className}>
      <Icon name="link" />
      {messages.label}
    </button>
  );
}
