import type { ReactNode } from 'react';

/** Slides of the hotel page: three beside each other, two on tablets, one and a bit on phones. */
export const CARD_SLIDE = 'w-[86%]! md:w-[calc((100%-28px)/2)]! lg:w-[calc((100%-56px)/3)]! flex!';
/** A slide that has the row to itself: on wider screens its picture stands beside its words. */
export const LONE_CARD_SLIDE =
  'flex! w-full! md:w-[min(100%,900px)]! md:[&>article]:flex-row md:[&>article>div:first-child]:aspect-auto md:[&>article>div:first-child]:w-1/2 md:[&>article>div:last-child]:py-9';
export const CARD_GAP = 'gap-4 md:gap-7';
/** From this many cards on there is something to leaf through. */
export const CARDS_IN_VIEW = 3;

/** A button that is a picture: its focus ring lies inside, where no box cuts it off. */
export const IMAGE_BUTTON =
  "group absolute inset-0 focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:border-[3px] focus-visible:after:border-ink focus-visible:after:shadow-[inset_0_0_0_3px_#fff] focus-visible:after:content-['']";

type CardProps = {
  picture: ReactNode;
  title: string;
  facts: ReactNode;
  children?: ReactNode;
  foot: ReactNode;
};

/** A raised card of the hotel page: picture, title, facts, details, price and action. */
export function Card({ picture, title, facts, children, foot }: CardProps) {
  return (
    <article className="flex w-full min-w-0 flex-col overflow-hidden rounded-2 bg-card shadow-1">
      <div className="relative aspect-[3/2] shrink-0 overflow-hidden bg-sand-2">{picture}</div>
      <div className="flex min-w-0 flex-1 flex-col gap-3.5 p-5 md:p-6">
        <h3 className="text-h3 wrap-anywhere">{title}</h3>
        {facts}
        {children}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
          {foot}
        </div>
      </div>
    </article>
  );
}
