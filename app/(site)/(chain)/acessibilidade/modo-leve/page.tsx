import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { LightMode } from '@/components/site/light-mode';
import { LIGHT_COOKIE, LIGHT_MODE_PATH } from '@/lib/media/light-mode';
import { PageBreadcrumbs } from '../../../breadcrumbs';
import { unlistedMetadata } from '../../../unlisted-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.lightMode');
  return unlistedMetadata({
    title: t('title'),
    description: t('text'),
    canonical: LIGHT_MODE_PATH,
  });
}

/** The switch for the light mode. Rendered for each visit, because it shows whether it is on. */
export default async function LightModePage() {
  const t = await getTranslations('site.lightMode');
  const accessibility = await getTranslations('site.accessibility');
  const isOn = (await cookies()).get(LIGHT_COOKIE)?.value === '1';
  const savesData = (await headers()).get('save-data') === 'on';
  const items = [
    { name: accessibility('title'), path: '/acessibilidade' },
    { name: t('title'), path: LIGHT_MODE_PATH },
  ];
  return <LightMode isOn={isOn} savesData={savesData} trail={<PageBreadcrumbs items={items} />} />;
}
