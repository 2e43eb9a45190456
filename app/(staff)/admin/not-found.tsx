import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';

/** Shown in the back office for unknown screens and records. */
export default function NotFound() {
  const t = useTranslations('admin.shell.notFound');
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 tabIndex={-1} className="text-[min(1.75rem,11vw)] md:text-[2.125rem]">
        {t('heading')}
      </h1>
      <p className="text-ink-2">{t('text')}</p>
      <Link href="/admin" className={buttonVariants({ variant: 'outline' })}>
        {t('home')}
      </Link>
    </div>
  );
}
