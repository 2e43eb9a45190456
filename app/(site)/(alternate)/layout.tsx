import type { ReactNode } from 'react';
import { Home2Header } from '@/components/site/home2/header';
import { Main } from '@/components/ui/main';
import { getSiteSettings } from '@/lib/settings/queries';

/** The alternate home page: a bar of its own instead of the chain's. */
export default async function AlternateLayout({ children }: { children: ReactNode }) {
  const { logos } = await getSiteSettings();
  return (
    <>
      <Home2Header logo={logos.dark} />
      <Main>{children}</Main>
    </>
  );
}
