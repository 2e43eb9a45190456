import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Arch } from '@/components/sections/arch';
import { buttonVariants } from '@/components/ui/button';
import Link from '@/components/ui/link';
import { Main } from '@/components/ui/main';

/** No hotel has this URL. The specification gives these messages in English. */
export function HotelNotFound({ bar }: { bar: ReactNode }) {
  const t = useTranslations('hotels.page.notFound');
  return (
    <>
      {bar}
      <Main>
        <div lang="en" className="wrap grid justify-items-center gap-3 pt-30 pb-26 text-center">
          <Arch src="/art/recepcao.webp" position="50% 50%" />
          <h1 className="text-h2">{t('heading')}</h1>
          <p className="mb-3 max-w-[28em] text-lead text-ink-2">{t('text')}</p>
          <Link href="/hotels" className={buttonVariants()}>
            {t('link')}
          </Link>
        </div>
      </Main>
    </>
  );
}
