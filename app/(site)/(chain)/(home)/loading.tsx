import { useTranslations } from 'next-intl';

const SKELETONS = [0, 1, 2];

export default function Loading() {
  const t = useTranslations('featured');
  return (
    <>
      <div className="h-[720px] bg-sand-2 md:h-[820px]" />
      <div className="wrap py-[104px]">
        <h2 className="text-h2">{t('heading')}</h2>
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <div aria-hidden className="mt-11 grid grid-cols-1 gap-6 sm:grid-cols-3">
          {SKELETONS.map((card) => (
            <div key={card} className="skeleton aspect-[4/5]" />
          ))}
        </div>
      </div>
    </>
  );
}
