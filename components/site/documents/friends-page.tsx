import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Artwork } from '@/components/sections/artwork';
import { FaqSection } from '@/components/sections/faq-section';
import { Section, SectionHeading } from '@/components/sections/section';
import { ExternalLink } from '@/components/site/external-link';
import { buttonVariants } from '@/components/ui/button';
import { EXTERNAL_LINKS } from '@/lib/settings/external-links';

/** 'Amigos do bem': what the charity partnership is, and how a visitor can help. */
export function FriendsPage({ trail }: { trail: ReactNode }) {
  const t = useTranslations('site.friends');
  const { causes, help, faq } = useMessages().site.friends;
  return (
    <>
      <section
        aria-labelledby="amigos-titulo"
        className="grid bg-mata pt-16 md:grid-cols-[7fr_5fr] md:pt-19"
      >
        <div className="relative min-h-[min(20rem,45svh)] overflow-hidden md:min-h-140">
          <Artwork
            src="/art/sertao.webp"
            sizes="(max-width: 768px) 140vw, 70vw"
            position="26% 50%"
            priority
          />
        </div>
        <div className="on-dark flex flex-col justify-center px-[var(--gutter)] py-12 text-[#fdf8ec] md:pl-12 lg:pl-16">
          <h1 id="amigos-titulo" className="text-h1">
            {t('heading')}
          </h1>
          <p className="mt-5 max-w-[28em] text-lead text-mata-text">{t('lead')}</p>
          <ExternalLink
            href={EXTERNAL_LINKS.charity}
            className={buttonVariants({ className: 'mt-8 self-start' })}
          >
            {t('link')}
          </ExternalLink>
        </div>
      </section>
      <div className="wrap pt-4">{trail}</div>
      <Section aria-labelledby="causas-titulo">
        <SectionHeading id="causas-titulo" title={causes.heading} lead={causes.lead} />
        <dl className="grid gap-x-14 md:grid-cols-3" data-reveal>
          {causes.items.map(({ title, text }) => (
            <div key={title} className="border-t border-sand-3 py-6">
              <dt className="font-serif text-[1.625rem] leading-tight font-[480] tracking-[-0.012em]">
                {title}
              </dt>
              <dd className="mt-2.5 max-w-[30em] text-copy text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section tone="sand" aria-labelledby="ajudar-titulo">
        <div className="grid gap-10 md:grid-cols-[4fr_8fr] md:gap-18">
          <div className="min-w-0">
            <h2 id="ajudar-titulo" className="text-h2">
              {help.heading}
            </h2>
            <p className="mt-4 text-lead text-ink-2">{help.lead}</p>
          </div>
          <div>
            <ol className="border-b border-sand-3 [counter-reset:help]">
              {help.items.map(({ title, text }) => (
                <li
                  key={title}
                  className="grid grid-cols-[3rem_1fr] max-[18rem]:grid-cols-1 items-baseline gap-x-4 gap-y-2 border-t border-sand-3 py-6 [counter-increment:help] before:font-serif before:text-[2.375rem] before:leading-none before:font-[500] before:text-primary-text before:lining-nums before:content-[counter(help)] md:grid-cols-[4.5rem_1fr]"
                >
                  <div>
                    <h3 className="text-h3">{title}</h3>
                    <p className="mt-1.5 max-w-[34em] text-copy text-ink-2">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <ExternalLink
              href={EXTERNAL_LINKS.charity}
              className={buttonVariants({ variant: 'outline', className: 'mt-8' })}
            >
              {t('link')}
            </ExternalLink>
          </div>
        </div>
      </Section>
      <FaqSection tone="paper" heading={faq.heading} lead={faq.lead} items={faq.items} />
    </>
  );
}
