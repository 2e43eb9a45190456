import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { chatUrl } from '@/lib/booking/whatsapp';
import { todayInSaoPaulo } from '@/lib/format/date';
import { callablePhone, phoneHref } from '@/lib/format/phone';
import { LIGHT_MODE_PATH } from '@/lib/media/light-mode';
import { EXTERNAL_LINKS } from '@/lib/settings/external-links';
import type { ChainContact } from '@/lib/settings/model';
import { ChainLogo } from './chain-logo';
import { ExternalLink } from './external-link';

const SOCIAL = ['instagram', 'facebook', 'youtube'] as const;

type FooterProps = {
  /** The chain's own logo for dark backgrounds, if it has one. */
  logo: string | null;
  contact: ChainContact;
};

/** The foot of every public page. */
export function Footer({ logo, contact }: FooterProps) {
  const t = useTranslations('site.footer');
  const nav = useTranslations('site.nav');
  const site = useTranslations('site.common');
  const phone = callablePhone(contact.phone, t('phone'));
  const quickLinks = [
    { href: '/hotels', label: nav('hotels') },
    { href: '/destinations', label: nav('destinations') },
    { href: '/deals', label: nav('deals') },
    { href: '/about', label: nav('about') },
    { href: '/friends', label: nav('charity') },
  ];
  const legal = [
    { href: '/privacy', label: t('privacy') },
    { href: '/terms', label: t('terms') },
    { href: '/acessibilidade', label: t('accessibility') },
    { href: LIGHT_MODE_PATH, label: t('lightMode') },
    { href: '/sitemap', label: t('sitemap') },
  ];

  return (
    <footer className="on-dark text-[#fdf8ec]">
      <div className="waves" aria-hidden />
      <div className="bg-mata">
        <div className="wrap">
          <div className="grid gap-9 pt-12 pb-9 sm:grid-cols-2 md:grid-cols-[5fr_3fr_4fr] md:gap-16 md:pt-18 md:pb-14">
            <div className="sm:max-md:col-span-2">
              <Link href="/" aria-label={nav('home')} className="inline-block no-underline">
                <ChainLogo name={site('name')} logo={logo} />
              </Link>
              <p className="mt-4.5 max-w-[26em] text-mata-text">{t('description')}</p>
              <ul className="footer-social mt-5.5 flex flex-wrap gap-2">
                {SOCIAL.map((name) => (
                  <li key={name}>
                    <a
                      href={EXTERNAL_LINKS[name]}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${t(`social.${name}`)} (${site('newTab')})`}
                    >
                      <Icon name={name} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <nav aria-label={t('quickLinks')}>
              <h2 className="footer-heading">{t('quickLinks')}</h2>
              <ul className="footer-links text-mata-text">
                {quickLinks.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <h2 className="footer-heading">{t('contact')}</h2>
              <address className="text-mata-text not-italic">
                {t('addressLine1')}
                <br />
                <Unbroken text={t('addressLine2')} />
              </address>
              <p className="numeric mt-2.5 text-mata-text">
                <a href={phoneHref(phone) ?? undefined} className="footer-link">
                  <Unbroken text={phone} />
                </a>
              </p>
              {contact.whatsapp ? (
                <p className="mt-1 text-mata-text">
                  <ExternalLink
                    href={chatUrl(contact.whatsapp)}
                    className="footer-link inline-flex items-center gap-1.5"
                  >
                    {nav('whatsappName')}
                  </ExternalLink>
                </p>
              ) : null}
            </div>
          </div>
          <div className="footer-end">
            <p>{t('copyright', { year: todayInSaoPaulo().slice(0, 4) })}</p>
            <ul className="footer-legal">
              {legal.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <p className="footer-credit-line">
        <ExternalLink href={EXTERNAL_LINKS.createdBy} className="footer-credit">
          {t('createdBy')}
        </ExternalLink>
      </p>
    </footer>
  );
}
