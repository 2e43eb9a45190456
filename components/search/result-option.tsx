import type { MouseEvent } from 'react';
import { Image } from '@/components/sections/image';
import { Icon, type IconName } from '@/components/ui/icon';
import { formatWholePrice } from '@/lib/format/price';
import type { SearchResult, SearchType } from '@/lib/search/model';
import texts from '@/messages/pt-BR/search-dialog.json';
import { Marked } from './marked';

/** Icons for results without an image. */
const ICONS = {
  hotel: 'bed-double',
  package: 'tag',
  faq: 'circle-question-mark',
  section: 'text-quote',
  region: 'map',
  list: 'list',
  page: 'file-text',
} as const satisfies Record<SearchType, IconName>;

type ResultOptionProps = {
  id: string;
  result: SearchResult;
  query: string;
  active: boolean;
  onActive: () => void;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** One result: a real link, so that it can be opened in another tab. The field keeps the focus. */
export function ResultOption({ id, result, query, active, onActive, onChoose }: ResultOptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={result.href}
      draggable={false}
      onClick={onChoose}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && !active) onActive();
      }}
      className="grid scroll-mt-12 scroll-mb-3 grid-cols-[min(3.5rem,15vw)_minmax(0,1fr)] items-center gap-x-[min(0.75rem,3.5vw)] rounded-2 px-[min(0.75rem,3.5vw)] py-2.25 no-underline active:bg-sand-1 aria-selected:bg-sand-1 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:gap-x-4"
    >
      <span className="relative row-span-2 grid h-[min(3.25rem,14vw)] place-items-center self-start overflow-hidden rounded-1 bg-sand-1 in-aria-selected:bg-sand-2 md:row-span-1 md:self-center">
        {result.image ? (
          <Image src={result.image} alt="" sizes="90px" />
        ) : (
          <Icon name={ICONS[result.type]} />
        )}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="line-clamp-4 leading-[1.3] font-[640] md:line-clamp-2">
          <Marked text={result.title} query={query} />
        </span>
        {result.text ? (
          <span className="block text-small leading-[1.4] text-ink-2 min-[22rem]:max-md:line-clamp-2">
            <Marked text={result.text} query={query} />
          </span>
        ) : null}
      </span>
      {result.price !== null ? (
        <span className="numeric col-start-2 font-serif text-copy leading-tight font-[520] tracking-[-0.01em] whitespace-nowrap max-md:mt-1 md:col-start-3 md:text-lg">
          {formatWholePrice(result.price)}
        </span>
      ) : result.isFull ? (
        <span className="col-start-2 text-caption whitespace-nowrap text-ink-2 max-md:mt-1 md:col-start-3">
          {texts.isFull}
        </span>
      ) : result.page ? (
        <span className="text-caption whitespace-nowrap text-ink-2 max-md:hidden">
          {result.page}
        </span>
      ) : null}
    </a>
  );
}
