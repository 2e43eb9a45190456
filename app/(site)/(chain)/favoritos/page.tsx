import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OwnFavorites } from '@/components/favorites/own-favorites';
import { FAVORITES } from '@/lib/favorites/paths';
import { featuredHotels } from '@/lib/hotels/queries';
import { ChosenPage } from '../chosen-page';
import { favoritesMetadata, NoFavorites, Seen } from './parts';

export const revalidate = 60;

export const generateMetadata = (): Promise<Metadata> => favoritesMetadata();

/**
 * The favorites of a browser, which only the browser knows: it redirects to the page for their
 * names (middleware.ts). The content here is for visitors without favorites.
 */
export default async function Page() {
  const t = await getTranslations('favorites');
  const toast = await getTranslations('ui.toast');
  return (
    <ChosenPage
      trail={[{ name: t('crumb'), path: FAVORITES }]}
      heading={t('title')}
      lead={<span className="noscript:hidden">{t('leadEmpty')}</span>}
    >
      <OwnFavorites
        opening={t('opening')}
        lost={toast('offline.description')}
        retry={toast('retry')}
      >
        <NoFavorites suggestions={await featuredHotels()} />
      </OwnFavorites>
      <Seen />
    </ChosenPage>
  );
}
