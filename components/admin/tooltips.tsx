'use client';

import { useEffect, useRef } from 'react';
import { latestTask } from '@/components/ui/latest-task';
import { hasPopovers, isOpenPopover } from '@/components/ui/open-popover';

/** How long a mouse rests on an action before its name appears, in milliseconds. */
const PAUSE_MS = 400;
/** Distance from the edges of the window, in CSS pixels. */
const MARGIN = 8;

/** Whether any text of an element is visible: text for screen readers only is a pixel wide. */
function hasVisibleText(element: HTMLElement): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim() && (parentElement?.offsetWidth ?? 0) > 1) return true;
  }
  return false;
}

const nameOf = (action: HTMLElement) =>
  action.getAttribute('aria-label') ?? action.textContent?.trim();

/**
 * The button or link at an event's target if it shows only an icon; null for a switch, whose state
 * is beside it.
 */
function iconOnly(target: EventTarget | null): HTMLElement | null {
  const action =
    target instanceof Element ? target.closest<HTMLElement>('button:not([role=switch]), a') : null;
  return action && nameOf(action) && !hasVisibleText(action) ? action : null;
}

/** Below the action, or above it where there is no room. */
function place(tip: HTMLElement, action: HTMLElement) {
  const box = action.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - MARGIN;
  const left = Math.max(MARGIN, Math.min(box.left + box.width / 2 - width / 2, most));
  const fits = box.bottom + height <= window.innerHeight;
  tip.style.left = `${left}px`;
  tip.style.top = `${fits ? box.bottom : box.top - height}px`;
}

/**
 * Names every action of the back office that shows only an icon, by its accessible name: when a mouse
 * rests on it, or the keyboard focuses it. One for all of them, in the top layer, so that nothing
 * clips it. It can be hovered itself, and Escape hides it.
 */
export function Tooltips() {
  const element = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tip = element.current;
    if (!tip || !hasPopovers()) return;
    let shownFor: HTMLElement | null = null;
    const showing = latestTask();
    const hide = () => {
      showing.cancel();
      shownFor = null;
      if (isOpenPopover(tip)) tip.hidePopover();
    };
    const show = (action: HTMLElement) => {
      // The action was removed while the mouse was resting.
      if (!action.isConnected) return;
      if (words.current) words.current.textContent = nameOf(action) ?? '';
      tip.showPopover();
      place(tip, action);
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || tip.contains(target as Node)) return;
      const action = iconOnly(target);
      if (action === shownFor) return;
      hide();
      if (!action) return;
      shownFor = action;
      showing.startAfter(PAUSE_MS, () => show(action));
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const action = iconOnly(target);
      hide();
      if (!action?.matches(':focus-visible')) return;
      shownFor = action;
      show(action);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const gone = new AbortController();
    const options = { signal: gone.signal, capture: true };
    document.addEventListener('pointerover', onPointerOver, options);
    document.addEventListener('focusin', onFocusIn, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('pointerdown', hide, options);
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('scroll', hide, options);
    return () => {
      gone.abort();
      hide();
    };
  }, []);
  return (
    <div
      ref={element}
      popover="manual"
      // The action's accessible name is the same text.
      aria-hidden
      className="fixed inset-auto m-0 max-w-72 bg-transparent p-1 text-caption"
    >
      <span
        ref={words}
        className="block rounded-1 border border-transparent bg-ink px-2 py-1 wrap-anywhere text-white"
      />
    </div>
  );
}
