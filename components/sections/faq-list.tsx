import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';

export type FaqListProps = {
  /** A link can open a question that has an id. */
  items: readonly { question: string; answer: string; id?: string }[];
};

/** Opens the question that the URL names on load. The search opens one that is chosen later. */
const OPEN_TARGET = `{
  const target = document.getElementById(location.hash.slice(1));
  if (target?.matches('.faq > details')) target.open = true;
}`;

/** Collapsible questions, one open at a time: native disclosures, so no script is needed. */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className="faq">
      {items.map(({ question, answer, id }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: stored questions may repeat
          key={index}
          id={id}
          // The browser closes the others of this name when one is opened.
          name="faq"
          open={index === 0}
          // The script below may have opened another one before React compares them.
          suppressHydrationWarning
        >
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" className="icon-closed" />
            <Icon name="minus" className="icon-open" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
      {items.some(({ id }) => id) ? <InlineScript code={OPEN_TARGET} /> : null}
    </div>
  );
}
