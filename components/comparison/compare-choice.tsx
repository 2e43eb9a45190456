import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { CHOSEN_NAME, hotelKey } from '@/lib/hotels/chosen';
import { COMPARE_FORM } from './compare-form';

type CompareChoiceProps = {
  hotel: Parameters<typeof hotelKey>[0];
  className?: string;
};

/** Puts a hotel beside others: a field of the form that CompareDock is. */
export function CompareChoice({ hotel, className }: CompareChoiceProps) {
  const t = useTranslations('comparison.choice');
  return (
    <label className={cn('compare-choice', className)}>
      <input
        type="checkbox"
        name={CHOSEN_NAME}
        value={hotelKey(hotel)}
        form={COMPARE_FORM}
        data-name={hotel.name}
        aria-label={t('labelHotel', { name: hotel.name })}
      />
      <span aria-hidden>{t('label')}</span>
    </label>
  );
}
