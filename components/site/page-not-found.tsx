import { useTranslations } from 'next-intl';
import { Arch } from '@/components/sections/arch';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { LogMissingPath } from './log-missing-path';

/** The 404 page. Its heading is English, as specified. */
export function PageNotFound() {
  const t = useTranslations('site.notFound');
  return (
    <section className="wrap grid justify-items-center gap-3 pt-30 pb-26 text-center">
      <Arch src="/art/iguacu.webp" position="7% 50%" />
      <h1 lang="en" className="text-h2">
        {t('heading')}
      </h1>
      <p className="mb-3 max-w-[26em] text-lead text-ink-2">{t('text')}</p>
      <Link href="/" className={buttonVariants()}>
        {t('home')}
      </Link>
      <LogMissingPath message={t.raw('log')} />
    </section>
  );
}
