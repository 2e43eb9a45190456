import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from './page-header';

/** What staff see who reach an area that is for administrators only. */
export function Forbidden({ heading }: { heading: string }) {
  const t = useTranslations('admin.shell.tabDenied');
  return (
    <>
      <PageHeader heading={heading} />
      <div role="alert">
        <Alert tone="bad" title={t('heading')} className="max-w-150">
          <p>{t('text')}</p>
        </Alert>
      </div>
    </>
  );
}
