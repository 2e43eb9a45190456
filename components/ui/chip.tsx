import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

const TONES = {
  sand: '',
  card: 'chip-card',
  on: 'chip-on',
  ok: 'chip-ok',
  info: 'chip-info',
  ipe: 'chip-ipe',
} as const satisfies Record<string, string>;

const SIZES = { default: '', touch: 'chip-touch' } as const satisfies Record<string, string>;

type Look = { tone?: keyof typeof TONES; size?: keyof typeof SIZES; className?: string };

/** The classes of a chip, also for links and buttons that look like one. */
export function chipVariants({ tone = 'sand', size = 'default', className }: Look) {
  return cn('chip', TONES[tone], SIZES[size], className);
}

type ChipProps = ComponentProps<'span'> & Pick<Look, 'tone'>;

/** A short text in a rounded box. */
export function Chip({ className, tone, ...props }: ChipProps) {
  return <span {...props} className={chipVariants({ tone, className })} />;
}

type ChipListProps = {
  items: readonly string[];
  /** What follows the last of them, and is never alone on a line that has room for both. */
  more?: ReactNode;
};

/** Short texts as a row of chips. */
export function ChipList({ items, more }: ChipListProps) {
  return (
    <ul className="chips">
      {items.map((item, index) =>
        more && index === items.length - 1 ? (
          <li key="more" className="chip-and-more">
            <Chip>{item}</Chip>
            {more}
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored items may repeat
          <li key={index}>{item}</li>
        ),
      )}
    </ul>
  );
}
