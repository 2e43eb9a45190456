import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Home2About } from '@/components/site/home2/about';
import { Home2Contact } from '@/components/site/home2/contact';
import { Home2Hero } from '@/components/site/home2/hero';
import { Home2Results } from '@/components/site/home2/results';
import { Home2Services } from '@/components/site/home2/services';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.home2');
  return {
    title: { absolute: t('title') },
    description: t('description'),
    alternates: { canonical: '/home2' },
    robots: { index: false },
  };
}

/**
 * The alternate design of the home page, for visitors. Static: all of its content is in the
 * catalog.
 */
export default function Page() {
  return (
    <>
      <Home2Hero />
      <Home2Services />
      <Home2About />
      <Home2Results />
      <Home2Contact />
    </>
  );
}
