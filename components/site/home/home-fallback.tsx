'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { LazyFailureScreen } from '@/components/site/lazy-failure-screen';

const Hero = createContext<ReactNode>(null);

type HomeFallbackProviderProps = { hero: ReactNode; children: ReactNode };

export function HomeFallbackProvider({ hero, children }: HomeFallbackProviderProps) {
  return <Hero value={hero}>{children}</Hero>;
}

type HomeFailureProps = { error: Error & { digest?: string }; reset: () => void };

/** The home page without its data: the search still works, with the fallback regions. */
export function HomeFailure(props: HomeFailureProps) {
  return (
    <>
      {useContext(Hero)}
      <LazyFailureScreen {...props} />
    </>
  );
}
