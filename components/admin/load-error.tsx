import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { ToastOnArrival } from '@/components/ui/toast-on-arrival';
import { PageHeader } from './page-header';

type LoadErrorProps = {
  heading: string;
  /** The catalog's message. */
  title: string;
  /** Identifies the failure in the log, with its cause. */
  id: string;
  /** The page's own URL, for another try. */
  path: string;
};

/** Shown instead of a list that can't be loaded, which must never look like an empty one. */
export function LoadError({ heading, title, id, path }: LoadErrorProps) {
  const t = useTranslations('admin.forms');
  return (
    <>
      <PageHeader heading={heading} />
      <Alert tone="bad" title={title} className="max-w-150">
        <p>
          {t('loadFailed')} {t('errorId', { id })}
        </p>
        {/* A full load, not a client-side navigation: nothing of the failed page is kept. */}
        <a href={path} className={buttonVariants({ variant: 'outline', className: 'mt-4' })}>
          {t('retry')}
        </a>
      </Alert>
      <ToastOnArrival title={title} />
    </>
  );
}
