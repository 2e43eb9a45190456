'use client';

import { useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import type { SearchMessages } from './search-dialog';

const loadDialog = () => import('./search-dialog').then((module) => module.SearchDialog);

/** Where the shortcut belongs to what is there: a field of the page, or a dialog over it. */
const OCCUPIED = 'input, textarea, select, [contenteditable], [role=dialog]';

type SearchButtonProps = { messages: SearchMessages; className?: string };

/** Opens the site's search; so does Ctrl-K or Cmd-K. The dialog's code is loaded when wanted. */
export function SearchButton({ messages, className }: SearchButtonProps) {
  const [open, setOpen] = useState(false);
  const [SearchDialog, fetchDialog, fetchDialogNow] = useLazyModule(loadDialog);

  const show = async () => {
    if (await fetchDialogNow()) setOpen(true);
  };

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
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        className={cn('grid size-11 place-items-center rounded-2', className)}
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={show}
      >
        <Icon name="search" />
      </button>
      {SearchDialog ? (
        <SearchDialog messages={messages} open={open} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
