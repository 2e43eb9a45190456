import { useFormatter } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { COUNT, NAME, ROW } from './group-look';
import type { GroupRow } from './group-rows';
import { PeriodChange } from './period-change';
import { ShareBar } from './share-bar';

type GroupLineProps = {
  row: GroupRow;
  name: ReactNode;
  counts: readonly ('entries' | 'pages' | 'bars')[];
  /** The highest number of exits of any line. */
  most: number;
  comparable: boolean;
};

/** One offer, hotel or campaign with its numbers. */
export function GroupLine({ row, name, counts, most, comparable }: GroupLineProps) {
  const format = useFormatter();
  return (
    <tr className={ROW}>
      <th scope="row" className={cn('py-3 font-normal', NAME)}>
        <span className="block leading-snug font-[640] wrap-anywhere">{name}</span>
        {row.hotel ? (
          <span className="block text-caption text-ink-2 wrap-anywhere">{row.hotel}</span>
        ) : null}
      </th>
      {counts.map((count) => (
        <td key={count} className={cn('py-3', COUNT)}>
          {format.number(row[count] ?? 0)}
        </td>
      ))}
      <td className="py-3 text-right whitespace-nowrap @max-[19rem]:pt-0 @min-[19rem]:pl-3">
        <span className="font-[640]">{format.number(row.exits)}</span>
        <ShareBar share={row.exits / most} end className="mt-1.5 h-1.5" />
      </td>
      {comparable ? (
        <td className="py-3 pl-3 text-right @max-[19rem]:pt-0">
          <PeriodChange now={row.exits} before={row.before} as="count" />
        </td>
      ) : null}
    </tr>
  );
}
