import { useTranslations } from 'next-intl';
import { Arch } from '@/components/sections/arch';
import { Button, buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { LogMissingPath } from './log-missing-path';

/** The 404 page, in English as specified, with the ways on that most visitors look for. */
export function PageNotFound() {
  const t = useTranslations('site.notFound');
  return (
    <section
      lang="en"
      className="wrap grid grid-cols-1 justify-items-center gap-3 pt-30 pb-26 text-center"
    >
      <Arch src="/art/iguacu.webp" position="7% 50%" />
      <h1 className="text-h2">{t('heading')}</h1>
      <p className="mb-3 max-w-[26em] text-lead text-ink-2">{t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link href="/" className={buttonVariants()}>
          {t('home')}
        </Link>
        <Link href="/hotels" className={buttonVariants({ variant: 'outline' })}>
          {t('hotels')}
        </Link>
      </div>
      <search className="mt-5 w-full max-w-110">
        <form action="/hotels" className="grid gap-1.5 text-left">
          <label htmlFor="not-found-search" className="text-small font-[560]">
            {t('search.label')}
          </label>
          <div className="flex flex-wrap gap-2.5">
            <input
              id="not-found-search"
              type="search"
              name="q"
              required
              maxLength={100}
              className="min-h-12 w-24 min-w-24 flex-1 rounded-2 border-[1.5px] border-control bg-white px-4"
            />
            <Button type="submit" variant="outline" className="grow-0">
              <Icon name="search" />
              {t('search.submit')}
            </Button>
          </div>
        </form>
      </search>
      <LogMissingPath message={t.raw('log')} />
    </section>
  );
}
