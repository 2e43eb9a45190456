import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';

/** What staff see who reach an area that is for administrators only. */
export function TabDenied({ heading }: { heading: string }) {
  const t = useTranslations('admin.tabDenied');
  return (
    <>
      <h1 className="mb-6 text-[28px] md:text-[34px]">{heading}</h1>
      <div role="alert">
        <Note tone="bad" title={t('heading')} className="max-w-[600px]">
          <p>{t('text')}</p>
        </Note>
      </div>
    </>
  );
}
