import { textDiff } from '@/lib/format/text-diff';

const MARKS = { before: 'bg-bad-bg', after: 'bg-ok-bg', either: 'bg-ipe-1' } as const;

type MarkedTextProps = {
  text: string;
  /** The text that it is compared with. */
  other: string;
  /** Which of the two it is: what was before, what came after, or one of two that may stay. */
  side?: keyof typeof MARKS;
};

/** A text whose words that the other one does not have are marked. */
export function MarkedText({ text, other, side = 'either' }: MarkedTextProps) {
  return textDiff(text, other).before.map((part, position) =>
    part.differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text, drawn as a whole
      <mark key={position} className={MARKS[side]}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
