import { Icon } from '@/components/ui/icon';

type DocumentContentsProps = {
  label: string;
  sections: readonly { id: string; heading: string }[];
};

/**
 * The list of sections: beside the text and always visible if there is room, collapsed above it on
 * smaller screens. Both versions are in the page and only one is ever shown.
 */
export function DocumentContents({ label, sections }: DocumentContentsProps) {
  const list = (
    <ol className="numeric [counter-reset:contents]">
      {sections.map(({ id, heading }) => (
        <li key={id} className="border-b border-line [counter-increment:contents]">
          <a
            href={`#${id}`}
            className="flex min-h-11 gap-3 py-2.5 leading-snug no-underline before:w-[1.5em] before:shrink-0 before:text-ink-3 before:content-[counter(contents)] hover:underline lg:text-small"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav
        aria-label={label}
        className="sticky top-[calc(4.75rem+1.75rem)] max-h-[calc(100dvh-4.75rem-3.5rem)] self-start overflow-y-auto max-lg:hidden"
      >
        <p className="border-b border-sand-3 pb-2.5 font-[640]">{label}</p>
        {list}
      </nav>
      <nav aria-label={label} className="lg:hidden">
        <details className="group max-w-[66ch] rounded-2 border border-line bg-card px-5">
          <summary className="flex min-h-13 list-none items-center justify-between font-[640] [&::-webkit-details-marker]:hidden">
            {label}
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          <div className="-mb-px border-t border-line">{list}</div>
        </details>
      </nav>
    </>
  );
}
