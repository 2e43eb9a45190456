import { useTranslations } from 'next-intl';

export default function Loading() {
  const t = useTranslations('admin');
  return (
    <p role="status" className="py-16 text-center text-ink-2">
      {t('loading')}
    </p>
  );
}
