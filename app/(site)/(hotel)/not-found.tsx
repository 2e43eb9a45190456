import type { Metadata } from 'next';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Scene } from '@/components/sections/scene';
import { Main } from '@/components/site/main';
import { TopBar } from '@/components/site/top-bar';
import { buttonVariants } from '@/components/ui/button';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotelPage.notFound');
  return { title: t('title') };
}

/** No hotel under this address. The specification gives these texts in English. */
export default function HotelNotFound() {
  const t = useTranslations('hotelPage.notFound');
  return (
    <>
      <TopBar />
      <Main>
        <div
          lang="en"
          className="wrap grid min-h-[78vh] content-center justify-items-center gap-4 pt-[120px] pb-20 text-center"
        >
          <div className="relative mb-4 h-[290px] w-[240px] overflow-hidden rounded-arch bg-sand-2">
            <Scene src="/art/recepcao.webp" alt="" sizes="240px" position="50% 50%" />
          </div>
          <h1 className="text-h1">{t('heading')}</h1>
          <p className="max-w-[28em] text-lead text-ink-2">{t('text')}</p>
          <Link href="/hotels" prefetch={false} className={buttonVariants({ className: 'mt-4' })}>
            {t('link')}
          </Link>
        </div>
      </Main>
    </>
  );
}
