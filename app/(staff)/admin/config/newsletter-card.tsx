'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { offerLeave } from '@/components/admin/use-unsaved-changes-guard';
import { Button } from '@/components/ui/button';
import { RemoveSubscriber, type SubscriberActions } from './remove-subscriber';

type NewsletterCardProps = { subscribers: number; actions: SubscriberActions };

/**
 * The newsletter's subscribers: downloads them as a file (by a POST, which carries the Origin that
 * the route checks), or removes one at their request. Unsaved settings stay on the page during the
 * download.
 */
export function NewsletterCard({ subscribers, actions }: NewsletterCardProps) {
  const t = useTranslations('settings.newsletter');
  return (
    <div className="mt-10">
      <FieldsetCard look="section" title={t('heading')} hint={t('lead', { count: subscribers })}>
        <form action="/admin/config/newsletter" method="post" onSubmit={offerLeave}>
          <Button type="submit" variant="outline" className="max-sm:w-full">
            <Download />
            {t('export')}
          </Button>
        </form>
        <RemoveSubscriber {...actions} />
      </FieldsetCard>
    </div>
  );
}
