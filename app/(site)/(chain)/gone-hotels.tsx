import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** Says that hotels of a link are not on the site any more; nothing where all of them are. */
export function GoneHotels({ count }: { count: number }) {
  const t = useTranslations('site');
  return count > 0 ? (
    <Alert tone="info" title={t('goneHotels', { count })} className="mb-6" />
  ) : null;
}
