'use client';

import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { LanguageMenu } from '@/components/site/language-menu';
import { cn } from '@/components/ui/cn';
import { isModified } from '@/components/ui/is-modified';
import { useScrolled } from '@/components/ui/use-scrolled';
import type { messages } from '@/lib/i18n/catalogue';
import { activeSection, SECTIONS, type SectionName } from './sections';

type NavTexts = (typeof messages)['site']['home2']['nav'];
type NavProps = {
  messages: NavTexts;
  languages: (typeof messages)['site']['home2']['languages'];
  brand: ReactNode;
  reservations: ReactNode;
};

function subscribe(callback: () => void) {
  addEventListener('scroll', callback, { passive: true });
  addEventListener('resize', callback);
  return () => {
    removeEventListener('scroll', callback);
    removeEventListener('resize', callback);
  };
}

const topOf = (name: SectionName) =>
  document.getElementById(name)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/**
 * The links use the specified URLs of the home page. If the section is on this page, a plain click
 * scrolls to it; a click for another tab or window is left to the browser.
 */
function goTo(event: MouseEvent, name: SectionName) {
  const section = document.getElementById(name);
  if (!section || isModified(event)) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

/** The bar of the alternate home page: shrinks once scrolled, and marks the section nearest the top. */
export function Home2Nav({ messages, languages, brand, reservations }: NavProps) {
  const small = useScrolled();
  const active = useSyncExternalStore(
    subscribe,
    () => activeSection(SECTIONS.map(topOf)),
    () => 'home' as const,
  );
  return (
    <header
      data-small={small}
      className="@container fixed low:absolute inset-x-0 top-0 z-40 bg-paper text-ink shadow-[0_1px_0_var(--color-line)]"
    >
      <div
        className={cn(
          'wrap grid grid-cols-[1fr_auto_auto] items-center gap-x-2 transition-[grid-template-rows] duration-200 @min-[68.75rem]:grid-cols-[auto_1fr_auto_auto] @min-[68.75rem]:gap-x-8',
          small
            ? 'grid-rows-[3.25rem_2.75rem] @min-[68.75rem]:grid-rows-[4rem]'
            : 'grid-rows-[4rem_2.75rem] @min-[68.75rem]:grid-rows-[6rem]',
        )}
      >
        {brand}
        <nav
          aria-label={messages.label}
          className="row-start-2 @max-[68.75rem]:col-span-3 @max-[68.75rem]:-mx-[var(--gutter)] @max-[68.75rem]:overflow-x-auto @max-[68.75rem]:px-[var(--gutter)] @max-[68.75rem]:[scrollbar-width:none] @min-[68.75rem]:col-start-2 @min-[68.75rem]:row-start-1 @min-[68.75rem]:ml-auto"
        >
          <ul className="flex gap-4 sm:gap-6 @min-[68.75rem]:gap-7.5">
            {SECTIONS.map((name) => (
              <li key={name}>
                <a
                  href={`/#${name}`}
                  aria-current={name === active ? 'location' : undefined}
                  onClick={(event) => goTo(event, name)}
                  className="inline-flex min-h-11 items-center font-[560] whitespace-nowrap no-underline hover:shadow-[inset_0_-2px_currentColor] focus-visible:outline-offset-[-3px] aria-[current]:shadow-[inset_0_-3px_var(--color-primary-ui)]"
                >
                  {messages.sections[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu
          languages={languages}
          label={messages.language}
          className="@max-[15rem]:hidden @max-[68.75rem]:[&>div]:right-auto @max-[68.75rem]:[&>div]:left-0"
        />
        {reservations}
      </div>
    </header>
  );
}
