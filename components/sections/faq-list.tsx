import { Icon } from '@/components/ui/icon';
import { InlineScript } from '@/components/ui/inline-script';

export type FaqListProps = {
  /** A question with an id is opened by a link to it. */
  items: readonly { question: string; answer: string; id?: string }[];
};

/** On a load whose URL names a question; a later choice of one opens it by itself. */
const OPEN_TARGET = `{
  const target = document.getElementById(location.hash.slice(1));
  if (target?.matches('.faq > details')) target.open = true;
}`;

/** Single-open collapsible questions: the browser's own disclosure, so it needs no script. */
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
