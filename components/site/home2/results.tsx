import { useMessages, useTranslations } from 'next-intl';
import { Section, SectionHeading } from '@/components/sections/section';
import { SECTION_SCROLL } from './sections';

/** The chain's figures, the same as on the home page, as large as they go. */
export function Home2Results() {
  const t = useTranslations('site.home2.results');
  const { items } = useMessages().site.whyBook;
  return (
    <Section
      id="resultados"
      tone="mata"
      tabIndex={-1}
      aria-labelledby="resultados-titulo"
      className={`outline-none ${SECTION_SCROLL} [&_h2+p]:text-mata-text`}
    >
      <SectionHeading id="resultados-titulo" title={t('heading')} lead={t('lead')} />
      <dl className="grid gap-x-14 sm:grid-cols-2">
        {items.map(({ figure, title, text }) => (
          <div key={figure} data-reveal className="border-t border-[#ffffff2e] py-7 md:py-9">
            <dt className="font-serif text-[clamp(4rem,9vw,8.5rem)] leading-[0.95] font-[500] tracking-[-0.05em] text-ipe lining-nums">
              {figure}
            </dt>
            <dd className="mt-3 max-w-[30em] text-mata-text">
              <strong className="mb-1 block font-serif text-[1.375rem] leading-tight font-[480] text-[#fdf8ec]">
                {title}
              </strong>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
