'use client';

import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type messages from '@/messages/pt-BR.json';
import { canonicalAddress } from './copy-link';

export type ShareTexts = (typeof messages)['share'] & { newTab: string };
type Menu = typeof import('./share-menu')['ShareMenu'];

const loadMenu = () => import('./share-menu').then((module) => module.ShareMenu);

type ShareButtonProps = {
  /** What the message begins with: a name, a place. */
  title: string;
  texts: ShareTexts;
  className?: string;
};

/**
 * Shares the page's canonical address: with the device's own sheet where there is one, otherwise
 * with a small menu that is fetched when it is wanted.
 */
export function ShareButton({ title, texts, className }: ShareButtonProps) {
  const [Menu, setMenu] = useState<{ view: Menu } | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const openMenu = () =>
    loadMenu().then(
      (view) => setMenu({ view }),
      () => undefined, // Away for a moment: the next press tries again.
    );
  const share = async () => {
    if (Menu) return setMenu(null);
    if (!navigator.share) return openMenu();
    try {
      await navigator.share({ title, url: canonicalAddress() });
    } catch (error) {
      // The visitor closed the sheet: that is an answer. Anything else gets the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await openMenu();
    }
  };

  return (
    <span className="relative inline-block">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={Menu !== null}
        className={className}
        onClick={share}
      >
        <Share2 aria-hidden strokeWidth={1.75} />
        {texts.button}
      </button>
      {Menu ? (
        <Menu.view title={title} texts={texts} opener={button} onClose={() => setMenu(null)} />
      ) : null}
    </span>
  );
}
