import { useTranslations } from 'next-intl';
import { HotelListSkeleton } from '@/components/hotels/hotel-list-skeleton';

export default function Loading() {
  const t = useTranslations('hotels');
  return (
    <div className="wrap pt-[calc(64px+36px)] pb-[72px] md:pt-[calc(76px+56px)] md:pb-[104px]">
      <h1 className="mb-6 max-w-[13em] text-h1 md:mb-9">{t('heading')}</h1>
      <p role="status" className="mt-11 mb-[26px] font-serif text-[23px] md:text-[28px]">
        {t('loading')}
      </p>
      <HotelListSkeleton />
    </div>
  );
}
