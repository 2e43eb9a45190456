import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/alert';
import { AreaHead } from './page-header';

/** What staff see who reach an area that is for administrators only. */
export function TabDenied({ heading }: { heading: string }) {
  const t = useTranslations('admin.tabDenied');
  return (
    <>
      <AreaHead heading={heading} />
      <div role="alert">
        <Note tone="bad" title={t('heading')} className="max-w-[600px]">
          <p>{t('text')}</p>
        </Note>
      </div>
    </>
  );
}
