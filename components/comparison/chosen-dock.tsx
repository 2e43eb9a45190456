'use client';

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { storedStayQuery } from '@/components/booking/stored-stay';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { tabStorage } from '@/components/ui/stored-text';
import { useNavigation } from '@/components/ui/use-navigation';
import { readRequestedStay } from '@/lib/booking/requested-stay';
import { comparisonPath, FEWEST_COMPARED, MOST_COMPARED } from '@/lib/comparison/paths';
import { type ChosenHotel, readStoredChoice } from '@/lib/comparison/stored';
import { toCalendarDate } from '@/lib/format/date';
import { formatMessage } from '@/lib/i18n/format-message';
import { COMPARE_CHOICES, COMPARE_FORM, COMPARE_KEY, type CompareMessages } from './compare-form';

const choices = () => [...document.querySelectorAll<HTMLInputElement>(COMPARE_CHOICES)];

/** The hotel of a card's checkbox, with the name and the image that its card shows. */
function hotelOf(input: HTMLInputElement): ChosenHotel {
  const card = input.closest('article');
  const shown = card?.querySelector('img')?.currentSrc;
  const image = shown ? new URL(shown, location.href) : null;
  return {
    key: input.value,
    name: card?.querySelector('h3')?.textContent ?? input.value,
    image: image?.origin === location.origin ? image.pathname : null,
  };
}

/** The hotels stored by this tab. */
const storedChoice = () => readStoredChoice(tabStorage.read(COMPARE_KEY) ?? '');

/** The hotels that were chosen before, and those whose checkboxes are checked. */
function withChecked(before: ChosenHotel[]): ChosenHotel[] {
  const checked = choices().filter((input) => input.checked);
  const fresh = checked.filter(({ value }) => !before.some(({ key }) => key === value));
  return fresh.length > 0 ? [...before, ...fresh.map(hotelOf)].slice(0, MOST_COMPARED) : before;
}

/** The chosen hotels, kept in sync with this page's checkboxes and the tab's storage. */
function useChosenHotels(messages: Pick<CompareMessages, 'full'>) {
  const [chosen, setChosen] = useState(() => withChecked(storedChoice()));

  // Adds what was pressed while this rendered; from here on the checkboxes follow.
  const takeOver = useEffectEvent(() => setChosen(withChecked(chosen)));
  useLayoutEffect(() => takeOver(), []);
  const follow = useEffectEvent(() => {
    for (const input of choices()) {
      input.checked = chosen.some(({ key }) => key === input.value);
    }
  });
  useLayoutEffect(() => {
    tabStorage.write(COMPARE_KEY, chosen.length > 0 ? JSON.stringify(chosen) : '');
    follow();
  }, [chosen]);
  /** The parent of the choice made or focused last. */
  const [lastPlace, setLastPlace] = useState<Element | null>(null);
  const change = useEffectEvent((input: HTMLInputElement) => {
    if (!input.checked) {
      setChosen(chosen.filter(({ key }) => key !== input.value));
    } else if (chosen.length >= MOST_COMPARED) {
      input.checked = false;
      notify({ tone: 'destructive', title: messages.full });
    } else {
      setChosen([...chosen, hotelOf(input)]);
    }
  });
  useLayoutEffect(() => {
    const listen = ({ type, target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(COMPARE_CHOICES)) return;
      setLastPlace(target.closest('label')?.parentElement ?? null);
      if (type === 'change') change(target);
    };
    document.addEventListener('change', listen);
    document.addEventListener('focusin', listen);
    // Back and Forward restore the page; other pages may have changed the choice since.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setChosen(storedChoice());
    };
    window.addEventListener('pageshow', returned);
    // Another page of the list brings cards of its own.
    const observer = new MutationObserver(() => follow());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('change', listen);
      document.removeEventListener('focusin', listen);
      window.removeEventListener('pageshow', returned);
      observer.disconnect();
    };
  }, []);
  return { chosen, setChosen, lastPlace };
}

/** The hotels chosen in this tab on any page; keeps this page's checkboxes in sync. */
export function ChosenDock({ messages }: { messages: CompareMessages }) {
  const openPage = useNavigation();
  const { chosen, setChosen, lastPlace } = useChosenHotels(messages);
  const isShown = chosen.length > 0;
  // The dock covers choices at the bottom of the screen (WCAG 2.4.11).
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isShown && focused?.matches(COMPARE_CHOICES)) focused.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  const compare = () => {
    const stay = readRequestedStay(storedStayQuery(), toCalendarDate(new Date()));
    openPage(comparisonPath({ hotels: chosen.map(({ key }) => key), suggested: [], stay }));
  };
  const isReady = chosen.length >= FEWEST_COMPARED;
  const submit = formatMessage(messages.submit, { count: chosen.length });
  return (
    <form
      id={COMPARE_FORM}
      aria-label={messages.region}
      hidden={!isShown}
      data-chosen={isShown || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) compare();
      }}
      className="compare-dock"
    >
      <div className="wrap flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 py-2.5 md:min-h-20">
        <div aria-hidden className="flex gap-1.5 max-md:hidden">
          {chosen.map(({ key, image }) => (
            <span key={key} className="relative size-12 overflow-hidden rounded-1 bg-sand-2">
              {image ? (
                // biome-ignore lint/performance/noImgElement: the file that the card has loaded already
                <img src={image} alt="" className="cover" />
              ) : null}
            </span>
          ))}
        </div>
        <p role="status" className="min-w-0 flex-[100_1_8.5rem] leading-snug">
          <strong className="block font-[640]">
            {formatMessage(messages.count, { count: chosen.length })}
          </strong>
          <span className="line-clamp-1 text-caption text-ink-2 max-[18rem]:low:sr-only">
            {isReady ? chosen.map(({ name }) => name).join(', ') : messages.one}
          </span>
        </p>
        <button
          type="button"
          onClick={() => setChosen([])}
          className="min-h-11 px-1 font-[560] underline underline-offset-4 max-md:hidden"
        >
          {messages.clear}
        </button>
        <Button type="submit" disabled={!isReady} className="shrink-0 grow max-md:px-4! md:grow-0">
          <span className="max-md:hidden">{submit}</span>
          <span className="md:hidden">{messages.submitShort}</span>
        </Button>
      </div>
      {isReady && lastPlace
        ? createPortal(
            // The dock comes after all cards: this puts the button next to the choice for the
            // keyboard.
            <Button type="submit" form={COMPARE_FORM} className="compare-now">
              {submit}
            </Button>,
            lastPlace,
          )
        : null}
    </form>
  );
}
