import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { LEAVE_ENDPOINT } from '@/lib/newsletter/paths';

type LeaveNewsletterProps = {
  /** The token in the e-mail's link, or ''. */
  token: string;
  hasLeft: boolean;
  hasFailed: boolean;
};

/** Leaves the newsletter: a plain form, which works without script. */
export function LeaveNewsletter({ token, hasLeft, hasFailed }: LeaveNewsletterProps) {
  const t = useTranslations('newsletter.leave');
  if (hasLeft) {
    return (
      <Frame heading={t('done.heading')} lead={t('done.text')}>
        <Link href="/about#novidades" className={buttonVariants({ variant: 'outline' })}>
          {t('done.again')}
        </Link>
      </Frame>
    );
  }
  if (!token) {
    const mail = (chunks: ReactNode) => (
      <a href={`mailto:${t('mailbox')}`} className="underline underline-offset-4">
        {chunks}
      </a>
    );
    return (
      <Frame
        heading={t('missing.heading')}
        lead={t.rich('missing.text', { mail, mailbox: t('mailbox') })}
      />
    );
  }
  return (
    <Frame heading={t('heading')} lead={t('lead')}>
      {hasFailed ? (
        <div role="alert" className="w-full">
          <Alert tone="bad" title={t('failed')} />
        </div>
      ) : null}
      <form action={LEAVE_ENDPOINT} method="post" className="contents">
        <input type="hidden" name="t" value={token} />
        <Button type="submit">{t('submit')}</Button>
      </form>
      <Link href="/" className={buttonVariants({ variant: 'outline' })}>
        {t('stay')}
      </Link>
    </Frame>
  );
}

type FrameProps = { heading: string; lead: ReactNode; children?: ReactNode };

function Frame({ heading, lead, children }: FrameProps) {
  return (
    <div className="wrap pt-[calc(4rem+2.5rem)] pb-18 md:pt-[calc(4.75rem+4.5rem)] md:pb-26">
      <div className="max-w-[40em]">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-5 text-lead text-ink-2">{lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  );
}
