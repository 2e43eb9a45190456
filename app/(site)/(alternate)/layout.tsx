import type { ReactNode } from 'react';
import { Home2Header } from '@/components/home2/header';
import { Main } from '@/components/site/main';

/** The alternate home page: a bar of its own instead of the chain's. */
export default function AlternateLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Home2Header />
      <Main>{children}</Main>
    </>
  );
}
