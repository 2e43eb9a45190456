import { textDiff } from '@/lib/format/text-diff';

type MarkedTextProps = {
  text: string;
  /** The text that it is compared with. */
  other: string;
  /** Which of the two it is. */
  side: 'before' | 'after';
  /** The background of words that the other text lacks. */
  mark: string;
};

/** A text in which the words that the other one lacks are marked. */
export function MarkedText({ text, other, side, mark }: MarkedTextProps) {
  const { before, after } = side === 'before' ? textDiff(text, other) : textDiff(other, text);
  return (side === 'before' ? before : after).map((part, position) =>
    part.differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text, drawn as a whole
      <mark key={position} className={mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
