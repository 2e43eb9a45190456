'use client';

import type { ComponentProps } from 'react';
import { Main } from '@/components/ui/main';
import messages from '@/messages/pt-BR/failure.json';
import { HeaderBar } from './bar-frame';
import { ChainLogo } from './chain-logo';
import { FailureScreen } from './failure-screen';

const { bar } = messages;

/**
 * What a visitor sees instead of a hotel's page that cannot be read. The hotel's own bar has gone with
 * it, so the chain's name and its main pages stand here; full loads, as nothing of this page is kept.
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
