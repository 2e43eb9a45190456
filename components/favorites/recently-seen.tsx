'use client';

import { useEffect, useRef } from 'react';
import { Image } from '@/components/sections/image';
import Link from '@/components/ui/link';
import { SEEN_ID, SEEN_SHOWN } from './seen-section';
import { useSeen } from './use-seen';

/** The hotels whose pages this browser opened last; renders nothing if there are none. */
export function RecentlySeen({ messages }: { messages: Record<'heading' | 'clear', string> }) {
  const [seen, forget] = useSeen(SEEN_SHOWN);
  const section = useRef<HTMLElement>(null);
  const isThere = seen.length > 0;
  useEffect(() => {
    // The browser looked for the fragment before this existed.
    if (isThere && location.hash === `#${SEEN_ID}`) section.current?.scrollIntoView();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <section
      ref={section}
      id={SEEN_ID}
      aria-labelledby={`${SEEN_ID}-titulo`}
      className="mt-16 print:hidden"
    >
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${SEEN_ID}-titulo`} className="text-[min(1.5rem,9vw)] md:text-[1.875rem]">
          {messages.heading}
        </h2>
        <button
          type="button"
          onClick={forget}
          className="min-h-11 font-[560] text-ink-2 underline underline-offset-4"
        >
          {messages.clear}
        </button>
      </div>
      <ul className="seen-hotels">
        {seen.map(({ path, name, place, image }) => (
          <li key={path}>
            <Link href={path} className="seen-hotel">
              <span className="seen-image">
                {image ? <Image src={image} alt="" sizes="126px" /> : null}
              </span>
              <span className="min-w-0">
                <strong>{name}</strong>
                <span>{place}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
