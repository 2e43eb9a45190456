'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { usePrehydrationPopover } from '@/components/ui/use-prehydration-popover';
import { QUERY_LENGTH } from '@/lib/search/model';
import type { SearchMessages } from './messages';

const loadDialog = () => import('./search-dialog').then((module) => module.SearchDialog);

/** Where the shortcut is left alone: in a field of the page, or a dialog over it. */
const OCCUPIED = 'input, textarea, select, [contenteditable], [role=dialog]';

/**
 * Opens the site's search, also on Ctrl-K or Cmd-K. The dialog's code is loaded on demand. Before
 * hydration, the button opens a field that searches the list of hotels.
 */
export function SearchButton({ messages }: { messages: SearchMessages }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [SearchDialog, fetchDialog, fetchDialogNow] = useLazyModule(loadDialog);

  const show = async () => {
    // The button shows at once that it was pressed.
    setOpen(true);
    setOpen(await fetchDialogNow());
  };
  const native = usePrehydrationPopover((panel) => {
    setTyped(panel.querySelector('input')?.value ?? '');
    void show();
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
      if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if ((event.target as Element | null)?.closest?.(OCCUPIED)) return;
      event.preventDefault();
      void show();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <button
        type="button"
        aria-label={messages.open}
        aria-haspopup="dialog"
        {...(native?.button ?? { 'aria-expanded': open })}
        aria-keyshortcuts="Control+K Meta+K"
        className="grid size-11 place-items-center rounded-2"
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={show}
      >
        <Icon name="search" />
      </button>
      {native ? (
        <form {...native.panel} action="/hotels" className="m-auto rounded-3 p-5 shadow-3">
          <input
            type="search"
            name="q"
            aria-label={messages.field}
            placeholder={messages.placeholder}
            maxLength={QUERY_LENGTH}
            className="min-h-12 w-[min(26.25rem,80vw)] rounded-2 border-[1.5px] border-control px-3.5"
          />
        </form>
      ) : null}
      {SearchDialog ? (
        <SearchDialog
          messages={messages}
          typed={typed}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            setTyped('');
          }}
        />
      ) : null}
    </>
  );
}
