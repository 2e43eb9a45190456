'use client';

import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { shownParty } from '@/components/booking/shown-stay';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { isModified } from '@/components/ui/is-modified';
import { USUAL_PARTY } from '@/lib/booking/guests';
import { formatMessage } from '@/lib/i18n/format-message';
import { groupResults, QUERY_LENGTH } from '@/lib/search/model';
import texts from '@/messages/pt-BR/search-dialog.json';
import type { SearchMessages } from './messages';
import { ResultList } from './result-list';
import { SearchStart } from './search-start';
import { useOptions } from './use-options';
import { type SearchState, useSearch } from './use-search';

type SearchPanelProps = {
  messages: SearchMessages;
  /** The initial text of the field. */
  initial: string;
  onChoose: (href: string) => void;
};

/** The sentence that describes the search's state; next to results it is only read out. */
function sentence(state: SearchState): string {
  if (state.status === 'empty') return texts.hint;
  if (state.status !== 'done') return texts[state.status];
  const count = state.results.length;
  if (count === 0) return formatMessage(texts.none, { query: state.query });
  return formatMessage(texts.count, { count });
}

/** What each key does, shown where a keyboard is likely. */
function KeysHint() {
  const { keys } = texts;
  const uses = [
    ['↑ ↓', keys.move],
    ['Enter', keys.open],
    ['Esc', keys.close],
  ];
  return (
    <p className="hidden gap-6 px-6.5 pb-6 text-caption text-ink-3 md:pointer-fine:flex">
      {uses.map(([key, use]) => (
        <span key={key} className="flex items-center gap-2">
          <kbd className="rounded-1 border border-line px-1.5 font-sans">{key}</kbd>
          {use}
        </span>
      ))}
    </p>
  );
}

/** The search field and its results. Unmounting discards the typed text. */
export function SearchPanel({ messages, initial, onChoose }: SearchPanelProps) {
  const [typed, setTyped] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const people = shownParty.useValue()?.people ?? USUAL_PARTY;
  const party = people > USUAL_PARTY ? people : null;
  const { state, retry } = useSearch(typed, party);
  const groups = state.status === 'done' ? groupResults(state.results) : [];
  const hasResults = groups.length > 0;
  const isFruitless = state.status === 'done' && !hasResults;
  const isLoading = state.status === 'loading';
  const area = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // The panel keeps its height between answers instead of collapsing.
  useLayoutEffect(() => {
    if (!isLoading) setHeight(area.current?.clientHeight ?? 0);
  });
  const options = useOptions(groups, state.query);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options.onKeyDown(event) || event.key !== 'Enter') return;
    event.preventDefault();
    // The 'search' key of a phone's keyboard closes it, to show the results behind it.
    if (!options.isMoved && matchMedia('(pointer: coarse)').matches) field.current?.blur();
    else if (options.activeId) {
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
      document
        .getElementById(options.activeId)
        ?.dispatchEvent(new window.MouseEvent('click', click));
    }
  };
  const onResultClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModified(event)) return;
    event.preventDefault();
    onChoose(event.currentTarget.getAttribute('href') ?? '/');
  };

  return (
    <>
      <label className="flex shrink-0 items-center gap-3.5 border-b border-line py-3 pr-17 pl-4 has-focus-visible:border-control md:py-5 md:pr-20 md:pl-6.5">
        <Icon name="search" />
        <span className="sr-only">{messages.field}</span>
        <input
          ref={field}
          role="combobox"
          aria-expanded={hasResults}
          aria-controls={hasResults ? options.listId : undefined}
          aria-activedescendant={options.activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={QUERY_LENGTH}
          placeholder={messages.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-11 w-full min-w-0 bg-transparent text-lg shadow-none! outline-none placeholder:text-[min(1em,4.3vw)] placeholder:text-ink-3 md:text-xl"
        />
      </label>
      <div
        ref={area}
        style={isLoading ? { minHeight: height } : undefined}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto"
        onTouchMove={() => field.current?.blur()}
      >
        <div role="status" className={cn(hasResults ? 'sr-only' : 'px-4 py-6 md:px-6.5')}>
          <p className="wrap-anywhere text-ink-2">{sentence(state)}</p>
        </div>
        {state.status === 'empty' ? <KeysHint /> : null}
        {state.status === 'failed' ? (
          <Button variant="link" className="mx-4 mb-7 self-start md:mx-6.5" onClick={retry}>
            {texts.retry}
          </Button>
        ) : null}
        {isFruitless ? (
          <a
            href="/hotels"
            className={buttonVariants({
              variant: 'link',
              className: 'mx-4 mb-7 self-start md:mx-6.5',
            })}
            onClick={onResultClick}
          >
            {texts.allHotels}
          </a>
        ) : null}
        {state.status === 'empty' || isFruitless ? <SearchStart onChoose={onResultClick} /> : null}
        {hasResults ? (
          <ResultList
            id={options.listId}
            groups={groups}
            query={state.query}
            party={party}
            active={options.active}
            optionId={options.optionId}
            onActive={options.activate}
            onChoose={onResultClick}
          />
        ) : null}
      </div>
    </>
  );
}
