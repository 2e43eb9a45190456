import { useTranslations } from 'next-intl';

/** The first Tab stop: skips to the main content (`#conteudo`). */
export function SkipLink() {
  const t = useTranslations('site.common');
  return (
    <a
      href="#conteudo"
      className="sr-only z-50 rounded-2 bg-card px-5 py-3 font-[640] focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t('skipToContent')}
    </a>
  );
}
