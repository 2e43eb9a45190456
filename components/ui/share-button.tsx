'use client';

import { useRef, useState } from 'react';
import { canonicalUrl } from './copy-link';
import { Icon } from './icon';
import type { ShareMessages } from './share-menu';
import { useLazyModule } from './use-lazy-module';

const loadMenu = () => import('./share-menu').then((module) => module.ShareMenu);

type ShareButtonProps = {
  /** What the message begins with: a name, a place. */
  title: string;
  messages: ShareMessages;
  className?: string;
  /** The URL to share; without it the page's canonical one. */
  urlOf?: () => string;
};

/**
 * Shares the page's URL with the device's share sheet, if there is one, or else with a small menu
 * that is loaded on demand.
 */
export function ShareButton({
  title,
  messages,
  className,
  urlOf = canonicalUrl,
}: ShareButtonProps) {
  const [ShareMenu, , fetchMenu] = useLazyModule(loadMenu);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const openMenu = async () => setOpen(await fetchMenu());
  const share = async () => {
    if (open) return setOpen(false);
    if (!navigator.share) return openMenu();
    try {
      await navigator.share({ title, url: urlOf() });
    } catch (error) {
      // Closing the sheet is a choice. Any other failure opens the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await openMenu();
    }
  };

  return (
    <span className="relative inline-block">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onClick={share}
      >
        <Icon name="share-2" />
        {messages.button}
      </button>
      {ShareMenu && open ? (
        <ShareMenu
          title={title}
          url={urlOf()}
          messages={messages}
          opener={button}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  );
}
