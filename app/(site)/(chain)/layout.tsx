import type { ReactNode } from 'react';
import { Main } from '@/components/site/main';
import { TopBar } from '@/components/site/top-bar';

/** The chain's own pages: its bar on top. */
export default function ChainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <Main>{children}</Main>
    </>
  );
}
