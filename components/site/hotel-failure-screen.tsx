'use client';

import type { ComponentProps } from 'react';
import { Main } from '@/components/ui/main';
import messages from '@/messages/pt-BR/failure.json';
import { HeaderBar } from './bar-frame';
import { ChainLogo } from './chain-logo';
import { FailureScreen } from './failure-screen';

const { bar } = messages;

/**
 * Shown instead of a hotel's page that cannot be read. The hotel's own bar is missing then, so this
 * shows the chain's name and main pages, as full loads that keep nothing of this page.
 */
export function HotelFailureScreen(props: ComponentProps<typeof FailureScreen>) {
  return (
    <>
      <HeaderBar overImage={false}>
        <a
          href="/"
          aria-label={bar.home}
          className="mr-auto flex min-h-11 min-w-0 items-center no-underline"
        >
          <ChainLogo name={bar.name} logo={null} />
        </a>
        <nav aria-label={bar.label} className="flex shrink-0 gap-3">
          <a href="/hotels" className="site-nav-link">
            {bar.hotels}
          </a>
          <a href="/deals" className="site-nav-link">
            {bar.offers}
          </a>
        </nav>
      </HeaderBar>
      <Main>
        <FailureScreen {...props} />
      </Main>
    </>
  );
}
