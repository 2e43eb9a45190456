import type { ReactNode } from 'react';
import { cn } from './cn';

/** Above this many cards there is something to scroll to. */
export const CARDS_IN_VIEW = 3;

type CardProps = {
  image: ReactNode;
  title: string;
  facts: ReactNode;
  children?: ReactNode;
  foot: ReactNode;
  className?: string;
};

/** A raised card of the hotel page: image, title, facts, details, price and action. */
export function Card({ image, title, facts, children, foot, className }: CardProps) {
  return (
    <article className={cn('card', className)}>
      <div className="card-image">{image}</div>
      <div className="card-text">
        <h3>{title}</h3>
        {facts}
        {children}
        <div className="card-foot">{foot}</div>
      </div>
    </article>
  );
}
