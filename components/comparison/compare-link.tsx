import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { COMPARISON } from '@/lib/comparison/paths';
import { CHOSEN_NAME, hotelKey } from '@/lib/hotels/chosen';
import type { HotelUrlParts } from '@/lib/hotels/paths';

type CompareLinkProps = { hotel: HotelUrlParts; className: string };

/** Opens a comparison that starts with a hotel; one of the actions on its page. */
export function CompareLink({ hotel, className }: CompareLinkProps) {
  const t = useTranslations('comparison.choice');
  return (
    <Link href={`${COMPARISON}?${CHOSEN_NAME}=${hotelKey(hotel)}`} className={className}>
      <Icon name="layout-grid" />
      {t('label')}
    </Link>
  );
}
