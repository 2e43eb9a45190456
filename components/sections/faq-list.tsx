import { Icon } from '@/components/ui/icon';

type FaqListProps = {
  /** Names the group: opening one question closes the others of the same name. */
  name: string;
  items: readonly { question: string; answer: string }[];
};

/** Single-open collapsible questions: the browser's own disclosure, so it needs no script. */
export function FaqList({ name, items }: FaqListProps) {
  return (
    <div className="min-w-0 border-b border-sand-3 wrap-anywhere">
      {items.map(({ question, answer }, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: stored questions may repeat
          key={index}
          name={name}
          open={index === 0}
          className="group border-t border-sand-3"
        >
          <summary className="flex list-none items-center justify-between gap-5 py-5 font-serif text-lg leading-[1.3] font-[480] tracking-[-0.01em] md:py-[22px] md:text-[21px] [&::-webkit-details-marker]:hidden">
            <h3 className="min-w-0 text-[length:inherit] leading-[inherit] tracking-[inherit]">
              {question}
            </h3>
            <Icon name="plus" className="group-open:hidden" />
            <Icon name="minus" className="hidden group-open:block" />
          </summary>
          <p className="pr-3 pb-[26px] text-base whitespace-pre-line text-ink-2 md:pr-[60px] md:text-[17px]">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
