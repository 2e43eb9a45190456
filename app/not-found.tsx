import { useTranslations } from 'next-intl';

/**
 * Answers requests without a route: missing files and API routes. Every page carries a copy of it
 * for the client router, and Next's own would be 1.5 KB in each. Its text differs from the site's
 * 404 page (nao-encontrada), whose text would otherwise be found in the data of every page.
 */
export default function NotFound() {
  const t = useTranslations('site.notFound');
  return (
    <main lang="en">
      <h1>{t('file')}</h1>
    </main>
  );
}
