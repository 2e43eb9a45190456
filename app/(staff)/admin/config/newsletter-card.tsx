import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfigCard } from './config-card';

/** Who asked for the newsletter, as a file: a form, because only a form says where it was sent from. */
export function NewsletterCard({ subscribers }: { subscribers: number }) {
  const t = useTranslations('adminConfig.newsletter');
  return (
    <form action="/admin/config/newsletter" method="post" className="mt-10">
      <ConfigCard heading={t('heading')} lead={t('lead', { count: subscribers })}>
        <Button type="submit" variant="outline" className="justify-self-start max-sm:w-full">
          <Download aria-hidden strokeWidth={1.75} />
          {t('export')}
        </Button>
      </ConfigCard>
    </form>
  );
}
