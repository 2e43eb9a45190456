import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { buttonVariants } from '@/components/ui/button';
import { EXTERNAL_LINKS } from '@/lib/settings/external-links';
import { ExternalLink } from './external-link';

/** The charity partner. The link in the bar points to its anchor. */
export function Charity() {
  const t = useTranslations('site.charity');
  return (
    <section
      id="amigos-do-bem"
      aria-labelledby="amigos-do-bem-titulo"
      className="relative bg-[#d9824a] md:flex md:min-h-[max(40rem,40vw)] md:items-center md:pb-43"
    >
      <div className="relative h-85 md:absolute md:inset-0 md:h-auto">
        <Artwork src="/art/sertao.webp" alt="" sizes="100vw" position="30% 75%" />
      </div>
      <div className="md:wrap relative">
        <div
          data-reveal
          className="bg-card px-5 py-8 md:ml-auto md:max-w-130 md:rounded-1 md:p-12 md:shadow-2"
        >
          <h2 id="amigos-do-bem-titulo" className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-4.5 mb-6.5 text-copy text-ink-2">{t('text')}</p>
          <ExternalLink
            href={EXTERNAL_LINKS.charity}
            className={buttonVariants({ variant: 'outline' })}
          >
            {t('link')}
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
