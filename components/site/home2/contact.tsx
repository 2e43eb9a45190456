import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { ExternalLink } from '@/components/site/external-link';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Unbroken } from '@/components/ui/unbroken';
import { phoneHref } from '@/lib/format/phone';
import { EXTERNAL_LINKS } from '@/lib/settings/external-links';
import { SECTION_SCROLL } from './sections';

/** Telephone and postal address of the reservations, beside an image. */
export function Home2Contact() {
  const t = useTranslations('site.home2.contact');
  const nav = useTranslations('site.home2.nav');
  const footer = useTranslations('site.footer');
  return (
    <section
      id="contato"
      tabIndex={-1}
      aria-labelledby="contato-titulo"
      className={cn('grid outline-none md:min-h-180 md:grid-cols-2', SECTION_SCROLL)}
    >
      <div className="flex flex-col justify-center px-[var(--gutter)] py-18 md:pr-12 md:pl-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))]">
        <h2 id="contato-titulo" className="text-h2">
          {t('heading')}
        </h2>
        <p className="mt-4 max-w-[26em] text-lead text-ink-2">{t('lead')}</p>
        <p className="numeric mt-8">
          <span className="block text-ink-2">{t('phone')}</span>
          <a
            href={phoneHref(footer('phone')) ?? undefined}
            className="font-serif text-[clamp(2.125rem,1.5rem+1.8vw,3.25rem)] leading-tight tracking-[-0.03em] decoration-2 underline-offset-8 hover:underline"
          >
            {footer('phone')}
          </a>
        </p>
        <address className="mt-6 mb-8 not-italic">
          <span className="block text-ink-2">{t('address')}</span>
          {footer('addressLine1')}
          <br />
          <Unbroken text={footer('addressLine2')} />
        </address>
        <ExternalLink
          href={EXTERNAL_LINKS.reservations}
          className={buttonVariants({ className: 'self-start' })}
        >
          {nav('reservations')}
        </ExternalLink>
      </div>
      <div className="relative min-h-105 overflow-hidden">
        <Artwork
          src="/art/recepcao.webp"
          sizes="(max-width: 768px) 100vw, 82vw"
          position="44% 50%"
          portraitBelow={26}
        />
      </div>
    </section>
  );
}
