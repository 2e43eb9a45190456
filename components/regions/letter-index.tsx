import { useTranslations } from 'next-intl';
import { removeAccents } from '@/lib/format/normalize';
import type { Destination } from '@/lib/regions/model';

/** Up to this many regions need no index. */
const SHORT_LIST = 24;

type LetterMark = { id: string; letter: string | null };

/**
 * The marks of a long list by position: one where each letter begins, and a last one, without a
 * letter, for the regions that have no hotel yet. Empty for a short list.
 */
export function letterMarks(destinations: readonly Destination[]): Map<number, LetterMark> {
  const marks = new Map<number, LetterMark>();
  if (destinations.length <= SHORT_LIST) return marks;
  let last = '';
  for (const [index, { name, hotelCount }] of destinations.entries()) {
    const letter = hotelCount > 0 ? removeAccents(name).charAt(0).toUpperCase() : null;
    const id = letter ? `letra-${letter.toLowerCase()}` : 'em-breve';
    if (id !== last) marks.set(index, { id, letter });
    last = id;
  }
  return marks;
}

/** Links to the letters of a long list of regions. */
export function LetterIndex({ marks }: { marks: Iterable<LetterMark> }) {
  const t = useTranslations('regions.destinations');
  return (
    <nav aria-label={t('letters')} className="mb-9 print:hidden">
      <ul className="-ml-[min(0.75rem,3.75vw)] flex flex-wrap">
        {[...marks].map(({ id, letter }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-11 min-w-11 place-items-center rounded-2 px-3 font-[560] underline underline-offset-4 hover:bg-sand-1"
            >
              {letter ?? t('count', { count: 0 })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
