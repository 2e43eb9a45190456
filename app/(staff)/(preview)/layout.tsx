import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/site/site-frame';
import { currentAccess } from '@/lib/auth/staff';
import { getSiteSettings } from '@/lib/settings/queries';
import { accessGate } from '../access-gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.preview');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Public pages as staff preview them, in the site's frame instead of the back office's. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  const { access } = await currentAccess();
  if (access.state !== 'staff') return accessGate(access);
  return <SiteFrame chain={await getSiteSettings()}>{children}</SiteFrame>;
}
