import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { Button } from '@/components/ui/button';

/** The newsletter's subscribers as a file; a form's POST carries the Origin that the route checks. */
export function NewsletterCard({ subscribers }: { subscribers: number }) {
  const t = useTranslations('settings.newsletter');
  return (
    <form action="/admin/config/newsletter" method="post" className="mt-10">
      <FieldsetCard look="section" title={t('heading')} hint={t('lead', { count: subscribers })}>
        <Button type="submit" variant="outline" className="justify-self-start max-sm:w-full">
          <Download />
          {t('export')}
        </Button>
      </FieldsetCard>
    </form>
  );
}
