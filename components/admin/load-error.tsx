import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { ToastOnArrival } from '@/components/ui/toast-on-arrival';
import { PageHeader } from './page-header';

type LoadErrorProps = {
  heading: string;
  /** What the catalogue says of it. */
  title: string;
  /** Stands in the log beside the cause. */
  id: string;
  /** The page's own URL, to try again. */
  path: string;
};

/** A list that can't be shown is never shown as an empty one. */
export function LoadError({ heading, title, id, path }: LoadErrorProps) {
  const t = useTranslations('admin.forms');
  return (
    <>
      <PageHeader heading={heading} />
      <Alert tone="bad" title={title} className="max-w-150">
        <p>
          {t('loadFailed')} {t('errorId', { id })}
        </p>
        {/* A whole new page, not a visit within the shell: nothing kept from the failed one. */}
        <a href={path} className={buttonVariants({ variant: 'outline', className: 'mt-4' })}>
          {t('retry')}
        </a>
      </Alert>
      <ToastOnArrival title={title} />
    </>
  );
}
