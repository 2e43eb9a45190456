'use client';

import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOpenPopover } from '@/components/ui/open-popover';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { STAY_NAMES } from '@/lib/booking/stay-names';
import { useOwnFields } from './own-fields';
import type { StayField } from './search-field';
import { PricedGuests, shownParty } from './shown-stay';
import { STAY_ID } from './stay-id';

const loadLive = () => import('./stay-fields-live').then((module) => module.StayFieldsLive);
/** With the panels: on a slow connection the live fields would replace a plain panel too soon. */
const loadWhole = () => Promise.all([loadLive(), import('./panels')]).then(([live]) => live);

type PlainField = HTMLInputElement | HTMLSelectElement;

type StayFieldsProps = {
  /** The plain HTML fields (`NativeStay`), used until the others load, or without script. */
  children: ReactNode;
};

/**
 * The dates and guests of a search. The calendar and counters load when the visitor turns to them
 * or has chosen any, or if the URL names dates or other guests than the usual ones. Until then the
 * plain fields are shown, and their values are taken over.
 */
export function StayFields({ children }: StayFieldsProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [Fields, preload] = useLazyModule(loadLive);
  const [Whole, preloadWhole, load] = useLazyModule(loadWhole);
  const Live = Fields ?? Whole;
  const [asked, setAsked] = useState<StayField | null>(null);
  const pressed = useRef<Element | null>(null);
  const party = use(PricedGuests);
  const isUsual = shownParty.useValue() === null && party === null;

  useEffect(() => {
    if (!isUsual) void preload();
  }, [isUsual, preload]);
  const openDates = () => {
    setAsked('dates');
    void preloadWhole();
  };
  const arrive = useEffectEvent(() => {
    // Open only once: a reload or Back does not open the calendar again.
    if (location.hash === `#${STAY_ID}`) {
      history.replaceState(null, '', location.pathname + location.search);
      openDates();
    }
    // If the dates have passed, there is no stay, and the fields say why.
    if (new URLSearchParams(location.search).has(STAY_NAMES.checkIn)) void preload();
  });
  useEffect(() => arrive(), []);
  // Take over what was typed before hydration; a panel that is open stays until it is closed.
  useEffect(() => {
    const fields = holder.current;
    if (!fields) return;
    const takeOver = () => {
      const isInUse = [...fields.querySelectorAll('[popover]')].some(isOpenPopover);
      const plain = [...fields.querySelectorAll<PlainField>('input, select')];
      if (!isInUse && plain.some(({ value }) => value)) void preload();
    };
    takeOver();
    fields.addEventListener('toggle', takeOver, true);
    return () => fields.removeEventListener('toggle', takeOver, true);
  }, [preload]);
  useOwnFields(STAY_ID, () => {
    holder.current?.scrollIntoView({ block: 'center' });
    openDates();
  });

  const fieldOf = (target: EventTarget | null) =>
    target instanceof Element
      ? ((target.closest<HTMLElement>('[data-stay]')?.dataset.stay as StayField) ?? null)
      : null;
  const press = async (target: EventTarget | null) => {
    const field = fieldOf(target);
    if (!field) return;
    setAsked(field);
    if (!(await load())) setAsked(null);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls in it are pressed; it fetches their code
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button fires click as well
    <div
      ref={holder}
      id={STAY_ID}
      className="stay-fields"
      onPointerEnter={() => void preloadWhole()}
      onPointerDown={({ target }) => {
        pressed.current = target as Element;
      }}
      onPointerUp={() => {
        // No click follows if the pressed field was replaced meanwhile.
        if (pressed.current?.isConnected === false) void press(pressed.current);
        pressed.current = null;
      }}
      onClick={({ target }) => void press(target)}
    >
      {Live ? <Live holder={holder} party={party} open={asked} onOpen={setAsked} /> : children}
    </div>
  );
}
