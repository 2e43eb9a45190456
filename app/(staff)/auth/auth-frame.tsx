import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Artwork } from '@/components/sections/artwork';
import { BrandMark } from '@/components/ui/brand';
import Link from '@/components/ui/link';

type AuthFrameProps = { heading: string; lead: string; children: ReactNode };

/** The drawing of a hotel beside the form; on phones a strip above it. */
export function AuthFrame({ heading, lead, children }: AuthFrameProps) {
  const t = useTranslations('site.common');
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[min(13.75rem,24dvh)_1fr] md:grid-cols-[minmax(0,7fr)_minmax(min(24rem,75%),5fr)] md:grid-rows-1">
      <div className="relative overflow-hidden">
        <Artwork src="/art/fachada.webp" alt="" priority sizes="100vw" position="30% 50%" />
      </div>
      <main
        id="conteudo"
        className="flex w-full max-w-150 flex-col justify-center px-[min(1.25rem,5vw)] pt-8 pb-12 md:px-10 md:py-14 lg:px-20"
      >
        <Link
          href="/"
          className="inline-flex max-w-full items-center gap-3 self-start font-serif text-[1.5625rem] font-[520] tracking-[-0.025em] no-underline"
        >
          <BrandMark />
          {t('name')}
        </Link>
        <h1 className="mt-6 text-[min(2.125rem,13vw)] md:mt-11 md:text-[2.75rem]">{heading}</h1>
        <p className="mt-2.5 text-lead text-ink-2">{lead}</p>
        {children}
      </main>
    </div>
  );
}
