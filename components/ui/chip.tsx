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
  /** Follows the last chip, and shares its line if both fit. */
  more?: ReactNode;
};

/** Short texts as a row of chips. */
export function ChipList({ items, more }: ChipListProps) {
  const separate = more ? items.slice(0, -1) : items;
  return (
    <ul className="chips">
      {separate.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stored items may repeat
        <li key={index}>{item}</li>
      ))}
      {more ? (
        <li className="chip-and-more">
          <Chip>{items.at(-1)}</Chip>
          {more}
        </li>
      ) : null}
    </ul>
  );
}
