import type { ReactNode } from 'react';
import { TopBar } from '@/components/site/top-bar';
import { Main } from '@/components/ui/main';
import { getSiteSettings } from '@/lib/settings/queries';

/** The chain's own pages: its bar on top. */
export default async function ChainLayout({ children }: { children: ReactNode }) {
  const { logos, contact } = await getSiteSettings();
  return (
    <>
      <TopBar logos={logos} contact={contact} />
      <Main>{children}</Main>
    </>
  );
}
