import { useTranslations } from 'next-intl';
import type { FieldLabels } from '@/components/admin/history/field-labels';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/components/ui/cn';
import type { FieldChange, ItemChange, ValueChange } from '@/lib/history/record-diff';
import { isImage, ValueView } from './value-view';

/** The names of the two columns; without a version to compare with, there is only one. */
export type Sides = { before: string | null; after: string };

/** A value with only one side is shown beside its name. */
const ALONE =
  'grid grid-cols-1 items-baseline gap-x-6 gap-y-1 py-3.5 roomy:grid-cols-[12.5rem_minmax(0,1fr)]';

type Shown = { words: FieldLabels; sides: Sides };

/** Everything that differs between two versions, field by field. */
export function FieldChanges({ changes, ...shown }: Shown & { changes: FieldChange[] }) {
  return (
    <div className="divide-y divide-line">
      {changes.map((change) => (
        <section
          key={change.field}
          className={cn(shown.sides.before === null ? ALONE : 'py-5', 'min-w-0')}
        >
          <h3 className="font-sans text-base font-[640] tracking-normal wrap-anywhere">
            {shown.words.label(change.field)}
          </h3>
          {change.kind === 'value' ? (
            <Values change={change} {...shown} />
          ) : (
            <div className="min-w-0">
              <Items list={change.field} {...change} {...shown} />
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

function Values({ change, words, sides, list }: Shown & { change: ValueChange; list?: string }) {
  const { field } = change;
  if (sides.before === null) {
    const text = words.value(field, change.after, list);
    return (
      <ValueView field={field} text={text} other={null} side="after" imageName={words.image} />
    );
  }
  const [before, after] = [change.before, change.after].map((value) =>
    words.value(field, value, list),
  );
  const column = (name: string, text: string, other: string | null, side: 'before' | 'after') => (
    <div className="min-w-0">
      <p className="mb-0.5 text-caption text-ink-2">{name}</p>
      <ValueView field={field} text={text} other={other} side={side} imageName={words.image} />
    </div>
  );
  return (
    <div className="mt-2 grid gap-x-6 gap-y-3 roomy:grid-cols-2">
      {column(sides.before, before ?? '', after ?? null, 'before')}
      {column(sides.after, after ?? '', before ?? null, 'after')}
    </div>
  );
}

/**
 * The fields of an added or removed item, which has one side only, except its name and false flags.
 */
function oneSided({ state, name, fields }: ItemChange): ValueChange[] {
  return fields
    .map((value) => (state === 'removed' ? { ...value, after: value.before } : value))
    .filter(({ field, after }) => field === 'image_url' || (after !== name && after !== false))
    .toSorted((a, b) => Number(isImage(b.field)) - Number(isImage(a.field)));
}

const TONES = { added: 'ok', removed: 'ipe', changed: 'sand' } as const;

type ItemsProps = Shown & { list: string; items: ItemChange[]; reordered: boolean };

function Items({ list, items, reordered, words, sides }: ItemsProps) {
  const t = useTranslations('history.items');
  return (
    <>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {items.map((item) => {
          const compared = item.state === 'changed' && sides.before !== null;
          const ordered = { ...item, fields: words.inOrder(item.fields, list) };
          const fields = item.state === 'changed' ? ordered.fields : oneSided(ordered);
          // An image needs no name.
          const name = fields.some(({ field }) => field === 'image_url') ? null : item.name;
          return (
            <li
              key={`${item.state}-${item.place}`}
              className="rounded-2 border border-line p-[min(1rem,4.2vw)]"
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {sides.before === null ? null : (
                  <Chip tone={TONES[item.state]}>{t(item.state)}</Chip>
                )}
                <span className="min-w-0 font-[560] wrap-anywhere">
                  {name ?? words.item(list, item.place)}
                </span>
              </p>
              {fields.map((change) => (
                <div
                  key={change.field}
                  className={
                    compared
                      ? 'mt-3'
                      : cn(ALONE, 'mt-2 py-0!', isImage(change.field) && 'items-center')
                  }
                >
                  <h4 className="font-sans text-small font-[560] tracking-normal text-ink-2">
                    {words.label(change.field, list)}
                  </h4>
                  <Values
                    change={change}
                    list={list}
                    words={words}
                    sides={compared ? sides : { ...sides, before: null }}
                  />
                </div>
              ))}
            </li>
          );
        })}
      </ul>
      {reordered ? (
        <p className="mt-3 text-ink-2">{items.length > 0 ? t('reordered') : t('onlyReordered')}</p>
      ) : null}
    </>
  );
}
