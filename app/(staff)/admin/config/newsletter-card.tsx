import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SettingsCard } from './settings-card';

/** Who asked for the newsletter, as a file: a form, because only a form says where it was sent from. */
export function NewsletterCard({ subscribers }: { subscribers: number }) {
  const t = useTranslations('adminConfig.newsletter');
  return (
    <form action="/admin/config/newsletter" method="post" className="mt-10">
      <SettingsCard heading={t('heading')} lead={t('lead', { count: subscribers })}>
        <Button type="submit" variant="outline" className="justify-self-start max-sm:w-full">
          <Download aria-hidden strokeWidth={1.75} />
          {t('export')}
        </Button>
      </SettingsCard>
    </form>
  );
}
