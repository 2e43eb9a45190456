'use client';

import { useEffect, useId } from 'react';
import { isModified } from '@/components/ui/is-modified';
import { keepsDrafts } from './drafts/draft-store';

let isLeaveOffered = false;

/**
 * Call before something that the page itself offers and that the browser treats as leaving it: a
 * reload, a download. Forms whose draft is stored then do not ask; anything that would be lost
 * still does.
 */
export function offerLeave(): void {
  isLeaveOffered = true;
  const settle = () => setTimeout(() => (isLeaveOffered = false));
  window.addEventListener('beforeunload', settle, { once: true });
}

/** Reloads the page. */
export function reloadPage(): void {
  offerLeave();
  location.reload();
}

/**
 * Shows the browser's own question before an unfinished page is reloaded or closed. `isKept`:
 * drafts store the input, so that leaving as offered by the page loses nothing.
 */
export function useLeaveWarning(isUnfinished: boolean, isKept = false) {
  useEffect(() => {
    if (!isUnfinished) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!(isKept && isLeaveOffered && keepsDrafts())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnfinished, isKept]);
}

/** The question of each changed form, by its guard: a dialog may be over a form. */
const questions = new Map<string, string>();

/** Events already asked about: one question covers all forms. */
const answered = new WeakSet<Event>();

/** Whether the page holds unsaved input. */
export const hasUnsavedChanges = () => questions.size > 0;

/** Asks before unsaved changes are lost; true if there are none. For navigation by script. */
export const confirmLeave = () =>
  !hasUnsavedChanges() || window.confirm([...questions.values()].at(-1));

/**
 * Asks before a page with unsaved changes is left: by a link, Back or Forward, a script that calls
 * confirmLeave, a reload, or closing the tab. Returns a function that tells whether another part of
 * the page has unsaved changes, too.
 */
export function useUnsavedChangesGuard(changed: boolean, asked: string): () => boolean {
  const id = useId();
  // Forms keep drafts, and uploads have a warning of their own.
  useLeaveWarning(changed, true);
  useEffect(() => {
    if (!changed) return;
    questions.set(id, asked);
    const ask = (event: Event) => {
      if (answered.has(event)) return;
      answered.add(event);
      if (confirmLeave()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const stays = isModified(event) || event.button !== 0;
      if (link && !stays && link.getAttribute('target') !== '_blank') ask(event);
    };
    // For another document the browser asks itself. Without the Navigation API there is no question
    // here; only a form's draft keeps the input.
    const onNavigate = (event: NavigateEvent) => {
      const moves = event.navigationType === 'traverse' && event.destination.sameDocument;
      if (moves && event.cancelable) ask(event);
    };
    const { navigation } = window as { navigation?: Navigation };
    document.addEventListener('click', onClick, true);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      questions.delete(id);
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [changed, asked, id]);
  return () => [...questions.keys()].some((other) => other !== id);
}
