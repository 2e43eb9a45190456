import { useTranslations } from 'next-intl';

/**
 * Answers what no route of the site answers: missing files and API routes. Every page carries a copy
 * of it for the browser's router, and the framework's own would be 1.5 KB in each. Its text is not
 * that of the site's 404 page (nao-encontrada), which would then be found in the data of every page.
 */
export default function NotFound() {
  const t = useTranslations('site.notFound');
  return (
    <main lang="en">
      <h1>{t('file')}</h1>
    </main>
  );
}
