import { useTranslations } from 'next-intl';
import { Section, SectionHeading } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { SECTION_SCROLL } from './sections';

const SERVICES = [
  { key: 'search', icon: 'search', href: '/destinations' },
  { key: 'booking', icon: 'bed-double', href: '/hotels' },
  { key: 'packages', icon: 'package-open', href: '/deals' },
  { key: 'support', icon: 'headset', href: '#contato' },
] as const;

/** What the site helps with, each with the way there. */
export function Home2Services() {
  const t = useTranslations('site.home2.services');
  return (
    <Section
      id="servicos"
      tabIndex={-1}
      aria-labelledby="servicos-titulo"
      className={`outline-none ${SECTION_SCROLL}`}
    >
      <SectionHeading id="servicos-titulo" title={t('heading')} lead={t('lead')} />
      <ul className="grid grid-cols-1 gap-x-14 border-b border-sand-3 md:grid-cols-2">
        {SERVICES.map(({ key, icon, href }) => (
          <li
            key={key}
            data-reveal
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] max-[18rem]:grid-cols-1 gap-x-4 gap-y-3 border-t border-sand-3 py-7 md:py-9"
          >
            <Icon name={icon} className="icon-large text-primary-ui" />
            <div>
              <h3 className="text-h3">{t(`items.${key}.title`)}</h3>
              <p className="mt-2 mb-2 text-ink-2">{t(`items.${key}.text`)}</p>
              <Link href={href} className={buttonVariants({ variant: 'link' })}>
                {t(`items.${key}.link`)} <Icon name="arrow-right" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
