import type { ReactNode } from 'react';
import { Main } from '@/components/site/main';
import { TopBar } from '@/components/site/top-bar';
import { chainSettings } from '@/lib/data/config';

/** The chain's own pages: its bar on top. */
export default async function ChainLayout({ children }: { children: ReactNode }) {
  const { logos } = await chainSettings();
  return (
    <>
      <TopBar logos={logos} />
      <Main>{children}</Main>
    </>
  );
}
