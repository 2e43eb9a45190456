'use client';

import { useEffect, useEffectEvent } from 'react';

/** The save functions of all open forms, topmost last: a dialog may be over a form. */
const saves: (() => void)[] = [];

function onKey(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  saves.at(-1)?.();
}

/** Ctrl/Cmd-S saves the form on top, wherever the focus is. */
export function useSaveShortcut(submit: () => void) {
  const save = useEffectEvent(submit);
  useEffect(() => {
    const own = () => save();
    if (saves.push(own) === 1) window.addEventListener('keydown', onKey);
    return () => {
      saves.splice(saves.indexOf(own), 1);
      if (saves.length === 0) window.removeEventListener('keydown', onKey);
    };
  }, []);
}
