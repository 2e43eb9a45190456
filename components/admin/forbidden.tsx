import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from './page-header';

/**
 * Shown to staff whose account may not open a page; by default, the text is about an area for
 * administrators only.
 */
export function Forbidden({ heading, text }: { heading: string; text?: string }) {
  const t = useTranslations('admin.shell.tabDenied');
  return (
    <>
      <PageHeader heading={heading} />
      <div role="alert">
        <Alert tone="bad" title={t('heading')} className="max-w-150">
          <p>{text ?? t('text')}</p>
        </Alert>
      </div>
    </>
  );
}
