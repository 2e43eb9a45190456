import { textDiff } from '@/lib/format/text-diff';

type MarkedTextProps = {
  text: string;
  /** The text that it is compared with. */
  other: string;
  /** Which of the two it is. */
  side: 'before' | 'after';
  /** The ground of what the other text does not have. */
  mark: string;
};

/** A text whose words that the other one does not have are marked. */
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
