import { ArrowRight, BedDouble, Headset, type LucideIcon, PackageOpen, Search } from 'lucide-react';
import { useMessages, useTranslations } from 'next-intl';
import { Section, SectionHeading } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { SECTION_SCROLL } from './sections';

const ICONS: Record<string, LucideIcon> = {
  search: Search,
  bed: BedDouble,
  package: PackageOpen,
  support: Headset,
};

export function Home2Services() {
  const t = useTranslations('home2.services');
  const { items } = useMessages().home2.services;
  return (
    <Section
      id="servicos"
      tabIndex={-1}
      aria-labelledby="servicos-titulo"
      className={`outline-none ${SECTION_SCROLL}`}
    >
      <SectionHeading id="servicos-titulo" title={t('heading')} lead={t('lead')} />
      <ul className="grid gap-x-14 border-b border-sand-3 md:grid-cols-2">
        {items.map(({ icon, title, text, link, href }) => {
          const Icon = ICONS[icon] ?? Search;
          return (
            <li
              key={title}
              data-reveal
              className="grid grid-cols-[44px_1fr] gap-x-4 border-t border-sand-3 py-7 md:py-9"
            >
              <Icon aria-hidden className="size-7 text-primary-ui" strokeWidth={1.5} />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 mb-2 text-ink-2">{text}</p>
                <a href={href} className={buttonVariants({ variant: 'link' })}>
                  {link} <ArrowRight aria-hidden strokeWidth={1.75} />
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
