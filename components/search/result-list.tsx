import type { MouseEvent } from 'react';
import { formatMessage } from '@/lib/i18n/format-message';
import type { SearchGroup, SearchResult } from '@/lib/search/model';
import texts from '@/messages/pt-BR/search-dialog.json';
import { ResultOption } from './result-option';

type ResultListProps = {
  id: string;
  groups: SearchGroup[];
  query: string;
  /** The number of guests that hotel prices are for; null for the usual number. */
  party: number | null;
  active: SearchResult | undefined;
  optionId: (result: SearchResult) => string;
  onActive: (result: SearchResult) => void;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The results grouped by kind, each group with its name and count. */
export function ResultList({ id, groups, query, party, active, ...options }: ResultListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.results}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-3"
    >
      {groups.map(({ type, results }) => {
        const headingId = `${id}-${type}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role
          <div
            key={type}
            role="group"
            aria-labelledby={headingId}
            className="px-[min(0.875rem,3vw)] pt-3.5 pb-1.5"
          >
            <div
              id={headingId}
              aria-hidden
              className="flex justify-between gap-3 px-[min(0.75rem,3.5vw)] pt-1 pb-2 text-small font-[600] text-ink-3"
            >
              {type === 'hotel' && party !== null
                ? formatMessage(texts.hotelsForParty, { people: party })
                : texts.groups[type]}
              <span className="numeric">{results.length}</span>
            </div>
            {results.map((result) => (
              <ResultOption
                key={result.id}
                id={options.optionId(result)}
                result={result}
                query={query}
                active={result === active}
                onActive={() => options.onActive(result)}
                onChoose={options.onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
