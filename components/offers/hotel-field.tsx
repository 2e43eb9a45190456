'use client';

import { useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useLatestTask } from '@/components/ui/latest-task';
import { useNavigation } from '@/components/ui/use-navigation';

/** Delay after the last key before more hotels are fetched, in milliseconds. */
const TYPING_MS = 150;

type FieldHotel = { name: string; path: string };

/** Whether a suggestion was picked: typing and pasting have other input types. */
const isPicked = (event: Event) =>
  !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';

type HotelFieldProps = {
  label: string;
  placeholder: string;
  words: string;
  /** The first hotels to offer. */
  hotels: FieldHotel[];
  /** Whether these are all; otherwise more are fetched as the visitor types. */
  complete: boolean;
};

/**
 * A field with native suggestions. Without script the form submits the text. With script the page
 * of a suggested hotel opens at once, also when its full name was typed and no other name starts
 * with it.
 */
export function HotelField({ label, placeholder, words, hotels, complete }: HotelFieldProps) {
  const openPage = useNavigation();
  const id = useId();
  const [offered, setOffered] = useState(hotels);
  const latest = useLatestTask();

  const suggest = async (text: string, signal: AbortSignal) => {
    const url = `/api/offers/hotels?${new URLSearchParams({ q: text })}`;
    const answer = await fetch(url, { signal });
    if (answer.ok) setOffered(await answer.json());
  };
  const type = (text: string, event: Event) => {
    latest.cancel();
    const hotel = offered.find(({ name }) => name === text);
    if (hotel && (isPicked(event) || (complete && isWholeName(text)))) {
      return openPage(hotel.path, { scroll: false });
    }
    if (complete) return;
    // The field still works without suggestions.
    latest.startAfter(TYPING_MS, (signal) => suggest(text, signal).catch(() => {}));
  };

  /** Whether no other hotel's name starts with this one. */
  const isWholeName = (text: string) =>
    offered.every(({ name }) => name === text || !name.startsWith(text));

  return (
    <div className="relative min-h-14 w-full min-w-0 rounded-2 border-[1.5px] border-control bg-white focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ink sm:w-80">
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-1.5 left-[min(1rem,5vw)] text-caption font-[600] text-ink-3"
      >
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="hotel"
        list={`${id}-hoteis`}
        defaultValue={words}
        maxLength={100}
        required
        autoComplete="off"
        placeholder={placeholder}
        onChange={(event) => type(event.target.value, event.nativeEvent)}
        className="w-full bg-transparent pt-6 pr-9 pb-1.5 pl-[min(1rem,5vw)] text-base font-[560] text-ellipsis shadow-none! outline-none placeholder:text-[min(1em,5.6vw)] placeholder:font-normal placeholder:text-ink-3 [&::-webkit-calendar-picker-indicator]:hidden!"
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2"
      />
      <datalist id={`${id}-hoteis`}>
        {offered.map(({ name, path }) => (
          <option key={path} value={name} />
        ))}
      </datalist>
    </div>
  );
}
