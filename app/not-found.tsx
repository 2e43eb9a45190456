import { useTranslations } from 'next-intl';

/**
 * Answers what no route of the site answers: missing files and API routes. Every page carries a copy
 * of it for the browser's router, and the framework's own would be 1.5 KB in each.
 */
export default function NotFound() {
  const t = useTranslations('site.notFound');
  return (
    <main lang="en">
      <h1>{t('heading')}</h1>
    </main>
  );
}
