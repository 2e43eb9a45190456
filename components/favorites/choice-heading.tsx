'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from './choice-focus';

/** The title of a page that shows a choice; gets focus if the pressed control is gone. */
export function ChoiceHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) focusHeading(heading.current);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-h1">
      {children}
    </h1>
  );
}
