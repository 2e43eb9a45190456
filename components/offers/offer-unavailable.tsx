import { useTranslations } from 'next-intl';
import { Arch } from '@/components/sections/arch';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';

/**
 * An offer that is missing, inactive, not yet valid or over: the same text for all, so that it
 * reveals nothing. Links to today's offers.
 */
export function OfferUnavailable() {
  const t = useTranslations('offers.page.unavailable');
  return (
    <section className="wrap grid justify-items-center gap-3 pt-30 pb-26 text-center">
      <Arch src="/art/quarto-colonial.webp" position="40% 50%" />
      <h1 className="text-h2">{t('heading')}</h1>
      <p className="mb-3 max-w-[34em] text-lead text-ink-2">{t('text')}</p>
      <Link href="/deals" className={buttonVariants()}>
        {t('link')}
      </Link>
    </section>
  );
}
