import { Icon } from '@/components/ui/icon';

type FaqListProps = {
  /** Names the group: opening one question closes the others of the same name. */
  name: string;
  items: readonly { question: string; answer: string }[];
};

/** Single-open collapsible questions: the browser's own disclosure, so it needs no script. */
export function FaqList({ name, items }: FaqListProps) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: stored questions may repeat
          key={index}
          name={name}
          open={index === 0}
        >
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" className="icon-closed" />
            <Icon name="minus" className="icon-open" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
