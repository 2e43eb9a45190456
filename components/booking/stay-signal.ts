import { useSyncExternalStore } from 'react';
import type { GuestsMessages } from './guests-value';

/** The chosen stay for the parts of a page that only show it, in words that are made once. */
export type ShownStay = {
  nights: number;
  people: number;
  /** '3 noites'. */
  length: string;
  /** '28 nov a 3 dez', and shorter. */
  dates: string;
  compact: string;
  /** '2 adultos'; '3 hóspedes' with children, who would not fit beside the dates. */
  guests: string;
  /** 'Ter 15 a sex 18 dez 2026, 3 noites, 2 adultos, 1 criança (6 anos)', for paper. */
  whole: string;
  /** All of it, to be read out. */
  label: string;
};

/** The words of a stay: of its guests, of how many they are, of its length, and of all of it. */
export type StayMessages = { guests: GuestsMessages; party: string; nights: string; label: string };

let messages: StayMessages | null = null;

/** Gives the texts in which stays are shown from now on, also one that is chosen later. */
export function setStayMessages(texts: StayMessages): void {
  messages = texts;
}

export const stayMessagesInUse = () => messages;

let shown: ShownStay | null = null;
const listeners = new Set<() => void>();

/** Shows a stay everywhere, or none. */
export function showStay(stay: ShownStay | null): void {
  shown = stay;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stay to show. None in the static HTML, which is everybody's, nor before it has been read. */
export const useShownStay = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
