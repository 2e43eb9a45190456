'use client';

import { useState } from 'react';
import { HoverMenu, MENU_CLOSE_MS } from '@/components/ui/hover-menu';
import { Icon } from '@/components/ui/icon';
import { keysOf } from '@/lib/format/keys-of';
import type { Languages } from './nav-links';

type LanguageMenuProps = { languages: Languages; label: string; className?: string };

/** Changes the shown label only: the site has one language so far. */
export function LanguageMenu({ languages, label, className }: LanguageMenuProps) {
  const [chosen, setChosen] = useState<keyof Languages>('pt');
  return (
    <HoverMenu
      closeAfter={MENU_CLOSE_MS}
      className={className}
      triggerClassName="inline-flex min-h-11 items-center gap-1.5 rounded-2 px-2.5 text-small font-[560]"
      panelClassName="absolute top-full right-0 w-50 pt-3"
      label={
        <>
          <span className="sr-only">{label}: </span>
          {languages[chosen].label}
        </>
      }
    >
      {(close) => (
        <ul className="rounded-3 border border-line bg-card p-2 text-ink shadow-3">
          {keysOf(languages).map((language) => (
            <li key={language}>
              <button
                type="button"
                aria-pressed={language === chosen}
                onClick={() => {
                  setChosen(language);
                  close();
                }}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-2 px-3 text-left font-[560] hover:bg-sand-1"
              >
                {languages[language].name}
                {language === chosen ? <Icon name="check" className="size-4 stroke-2" /> : null}
              </button>
            </li>
          ))}
        </ul>
      )}
    </HoverMenu>
  );
}
