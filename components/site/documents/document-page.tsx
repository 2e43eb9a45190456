import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import Link from '@/components/ui/link';
import { formatDate } from '@/lib/format/date';
import { PrintHead } from '../print-head';
import { DocumentContents } from './document-contents';

type Section = {
  /** The anchor of the section. It must not change once published, because others link to it. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  items?: readonly { term?: string; text: string }[];
  /** Paragraphs below the items. */
  after?: readonly string[];
  links?: readonly { label: string; href: string }[];
};

type DocumentMessages = {
  heading: string;
  lead: string;
  /** The day from which this text counts, 'yyyy-MM-dd'. */
  updated: string;
  summary: readonly string[];
  sections: readonly Section[];
};

type DocumentPageProps = {
  messages: DocumentMessages;
  trail: ReactNode;
  /** The full URL of the page, for printed copies. */
  url: string;
};

/** A document to read and to consult: summary, contents, numbered sections. */
export function DocumentPage({ messages, trail, url }: DocumentPageProps) {
  const t = useTranslations('site.document');
  const { heading, lead, updated, summary, sections } = messages;
  return (
    <div className="wrap pt-[calc(4rem+1.5rem)] pb-18 md:pt-[calc(4.75rem+2.75rem)] md:pb-26">
      <PrintHead url={url} code={false} prices={false} />
      {trail}
      <header className="mt-2 max-w-[44em]">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-5 text-lead text-ink-2">{lead}</p>
        <p className="numeric mt-5 text-caption text-ink-3">
          <time dateTime={updated}>{t('updated', { date: formatDate(updated) ?? updated })}</time>
        </p>
      </header>
      <div className="mt-9 grid gap-x-14 gap-y-9 border-t border-sand-3 pt-9 md:mt-12 lg:grid-cols-[4fr_8fr] lg:gap-x-20 lg:pt-12 print:block">
        <DocumentContents label={t('contents')} sections={sections} />
        <div className="min-w-0 max-w-[66ch] text-copy leading-[1.7] wrap-anywhere print:max-w-none">
          <aside
            aria-labelledby="em-resumo"
            className="mb-12 rounded-2 bg-sand-1 px-[min(1.5rem,6.25vw)] py-6 md:px-8 md:py-7"
          >
            <h2 id="em-resumo" className="text-h3">
              {t('summary')}
            </h2>
            <ul className="mt-3 list-disc space-y-1.5 pl-[min(1.25rem,6.25vw)] text-base marker:text-ink-2">
              {summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </aside>
          <ol className="space-y-12 [counter-reset:section]">
            {sections.map((section) => (
              <li key={section.id} className="print:break-inside-auto!">
                <DocumentSection section={section} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

function DocumentSection({ section }: { section: Section }) {
  const { id, heading, paragraphs, items = [], after = [], links = [] } = section;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="space-y-4">
      <h2
        id={`${id}-titulo`}
        className="text-[min(1.625rem,9vw)] leading-[1.15] [counter-increment:section] before:mr-3 before:text-primary-text before:lining-nums before:content-[counter(section)] md:text-[1.75rem]"
      >
        {heading}
      </h2>
      <Paragraphs lines={paragraphs} />
      <Items items={items} />
      <Paragraphs lines={after} />
      {links.length > 0 ? (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map((link) => (
            <DocumentLink key={link.href} {...link} />
          ))}
        </p>
      ) : null}
    </section>
  );
}

/** Named items as a ruled list, bare ones as points. */
function Items({ items }: { items: NonNullable<Section['items']> }) {
  if (items.length === 0) return null;
  if (items.every(({ term }) => !term)) {
    return (
      <ul className="list-disc space-y-1.5 pl-[min(1.25rem,6.25vw)] text-ink-2">
        {items.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="border-t border-line">
      {items.map(({ term, text }) => (
        <li key={text} className="border-b border-line py-3">
          <strong className="block font-[640]">{term}</strong>
          <span className="text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  );
}

const Paragraphs = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className="text-ink-2">
      {line}
    </p>
  ));

/** A link whose e-mail address may break before its '@'. */
function DocumentLink({ label, href }: { label: string; href: string }) {
  const [name, ...host] = label.split('@');
  const words = (
    <span>
      {name}
      {host.map((part) => (
        <Fragment key={part}>
          <wbr />@{part}
        </Fragment>
      ))}
    </span>
  );
  const className =
    'inline-flex min-h-11 items-center font-[640] text-primary-text underline decoration-[1.5px] underline-offset-[5px] hover:decoration-[3px] md:min-h-8';
  return href.startsWith('/') ? (
    <Link href={href} className={className}>
      {words}
    </Link>
  ) : (
    <a href={href} className={className}>
      {words}
    </a>
  );
}
