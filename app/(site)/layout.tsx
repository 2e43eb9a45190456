import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/site/site-frame';

/** Every public page. The bar on top is chosen one level below. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
