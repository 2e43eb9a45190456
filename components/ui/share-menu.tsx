'use client';

import type { RefObject } from 'react';
import type messages from '@/messages/pt-BR.json';
import { copyLink } from './copy-link';
import { Icon } from './icon';
import { Popover } from './popover';

export type ShareMessages = (typeof messages)['ui']['share'] & { newTab: string };

type ShareMenuProps = {
  title: string;
  url: string;
  messages: ShareMessages;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

const ITEM =
  'flex min-h-12 w-full items-center gap-3 rounded-2 px-3.5 py-1.5 text-left font-[560] no-underline hover:bg-sand-1';

/** The two ways that every device has: the clipboard and the chat. */
export function ShareMenu({ title, url, messages, opener, onClose }: ShareMenuProps) {
  const copy = () => {
    onClose();
    opener.current?.focus();
    void copyLink(url, messages);
  };
  return (
    <Popover
      title={messages.panel}
      opener={opener}
      onClose={onClose}
      isOpener={(element) => opener.current?.contains(element) ?? false}
      className="top-full right-0 mt-2 w-64 p-2! max-md:right-auto max-md:left-0"
    >
      <button type="button" className={ITEM} onClick={copy}>
        <Icon name="link" />
        {messages.copy}
      </button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={ITEM}
        onClick={onClose}
      >
        <Icon name="message-circle" />
        {messages.whatsapp}
        <span className="sr-only"> ({messages.newTab})</span>
      </a>
    </Popover>
  );
}
