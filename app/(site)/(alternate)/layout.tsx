import type { ReactNode } from 'react';
import { Home2Header } from '@/components/site/home2/header';
import { Main } from '@/components/ui/main';
import { chainSettings } from '@/lib/settings/queries';

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
