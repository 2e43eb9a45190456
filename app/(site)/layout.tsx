import type { ReactNode } from 'react';
import { StoredStayScript } from '@/components/booking/stored-stay-script';
import { SiteFrame } from '@/components/site/site-frame';
import { getSiteSettings } from '@/lib/settings/queries';
import './site.css';

/** The chain's color and logos are on every page, even on those that read nothing else. */
export const revalidate = 60;

/** Every public page. The bar on top is chosen one level below. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <StoredStayScript />
      <SiteFrame chain={await getSiteSettings()}>{children}</SiteFrame>
    </>
  );
}
