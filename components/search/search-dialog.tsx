'use client';

import { useRef } from 'react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { useNavigation } from '@/components/ui/use-navigation';
import { isFaqHash } from '@/lib/search/faq-anchors';
import texts from '@/messages/pt-BR/search-dialog.json';
import type { SearchMessages } from './messages';
import { SearchPanel } from './search-panel';

type SearchDialogProps = {
  messages: SearchMessages;
  /** The initial text of the field. */
  typed: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The site's search over the page; the whole screen on phones. Closing it clears the query. */
export function SearchDialog({ messages, typed, open, onOpenChange }: SearchDialogProps) {
  const openPage = useNavigation();
  const chosen = useRef<string | null>(null);
  const follow = (href: string) => {
    const { pathname, hash } = new URL(href, location.href);
    if (isFaqHash(hash)) {
      const isHere = pathname === location.pathname;
      const question = isHere ? document.getElementById(hash.slice(1)) : null;
      if (question instanceof HTMLDetailsElement) question.open = true;
      // A full load opens the question, which a client-side navigation would not.
      location.assign(href);
      return;
    }
    // The router ignores a navigation to the current URL.
    if (hash && pathname + hash === location.pathname + location.hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else openPage(href);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        shape="top"
        closeLabel={texts.close}
        closeClassName="md:top-5.25 md:right-4.5"
        onCloseAutoFocus={(event) => {
          if (chosen.current === null) return;
          // The page cannot scroll while the dialog is open; now it can scroll to the chosen
          // target.
          event.preventDefault();
          follow(chosen.current);
          chosen.current = null;
        }}
      >
        <DialogTitle className="sr-only">{texts.title}</DialogTitle>
        <SearchPanel
          messages={messages}
          initial={typed}
          onChoose={(href) => {
            chosen.current = href;
            onOpenChange(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
