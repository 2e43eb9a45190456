import { type ReactNode, useId } from 'react';

type Look = { fieldset: string; legend: string; hint: string };

const LOOKS = {
  /** A card of its own on a page of cards. */
  card: {
    fieldset: 'rounded-2 bg-card p-[min(1rem,5vw)] shadow-1 md:p-7',
    legend: 'mb-6 text-lg font-[640]',
    hint: '-mt-4 max-w-[40em] text-caption text-ink-2',
  },
  /** A card that is a section of its page: its title is a heading. */
  section: {
    fieldset: 'rounded-2 bg-card p-[min(1.25rem,5vw)] shadow-1 md:p-7',
    legend: 'mb-5',
    hint: '-mt-4 max-w-[40em] text-small text-ink-2',
  },
  /** A group inside a dialog, below a divider. */
  group: {
    fieldset: 'border-t border-line pt-5',
    legend: 'mb-5 font-serif text-[min(1.25rem,8vw)]',
    hint: '-mt-4 text-caption text-ink-2',
  },
} as const satisfies Record<string, Look>;

type FieldsetCardProps = {
  title: string;
  hint?: string;
  look?: keyof typeof LOOKS;
  children: ReactNode;
};

/** A named group of fields. */
export function FieldsetCard({ title, hint, look = 'card', children }: FieldsetCardProps) {
  const classes: Look = LOOKS[look];
  const id = useId();
  return (
    <fieldset aria-describedby={hint && id} className={`min-w-0 ${classes.fieldset}`}>
      {/* Safari draws a grid's legend on its edge, but lets a block's legend float inside. */}
      <legend className={`float-left w-full ${classes.legend}`}>
        {look === 'section' ? <h2 className="text-[1.375rem]">{title}</h2> : title}
      </legend>
      <div className="clear-both grid grid-cols-1 gap-5">
        {hint ? (
          <p id={id} className={classes.hint}>
            {hint}
          </p>
        ) : null}
        {children}
      </div>
    </fieldset>
  );
}
