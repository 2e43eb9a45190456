import { useTranslations } from 'next-intl';

const SKELETONS = [0, 1, 2, 3];

export default function Loading() {
  const t = useTranslations('destinations');
  return (
    <div className="wrap pt-[calc(64px+36px)] pb-[72px] md:pt-[calc(76px+56px)]">
      <h1 className="max-w-[13em] text-h1">{t('heading')}</h1>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden className="mt-11 grid gap-x-7 gap-y-11 sm:grid-cols-2 lg:grid-cols-3">
        {SKELETONS.map((card) => (
          <div key={card} className="skeleton aspect-[4/3]" />
        ))}
      </div>
    </div>
  );
}
