import type { ReactNode } from 'react';
import { Home2Header } from '@/components/home2/header';
import { Main } from '@/components/site/main';
import { chainSettings } from '@/lib/data/config';

/** The alternate home page: a bar of its own instead of the chain's. */
export default async function AlternateLayout({ children }: { children: ReactNode }) {
  const { logos } = await chainSettings();
  return (
    <>
      <Home2Header logo={logos.dark} />
      <Main>{children}</Main>
    </>
  );
}
