import { useFormatter } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { dayAndMonth, dayOfMonth } from '@/lib/format/date';
import { weekdayOf } from '@/lib/format/date-names';
import type { Bucket } from '@/lib/results/report';
import { roomToName } from './chart-scale';

/** Positions in the chart, in percent. */
export type ChartScales = { x: (at: number) => number; y: (value: number) => number };

const ROOM = { any: '', some: '@max-[15rem]:hidden', much: '@max-lg:hidden' } as const;

type ChartAxesProps = ChartScales & { buckets: Bucket[]; scale: number[] };

/** The lines of the scale with their numbers, and the days or weeks along the bottom. */
export function ChartAxes({ buckets, scale, x, y }: ChartAxesProps) {
  const format = useFormatter();
  // From ten thousand on the digits take more room than they tell.
  const number = (value: number) =>
    format.number(value, value < 10_000 ? {} : { notation: 'compact', maximumFractionDigits: 1 });
  const words = 'fill-ink-2 forced-colors:fill-[CanvasText]';
  return (
    <g className="numeric text-[0.8125rem]">
      {scale.map((value) => (
        <g key={value}>
          <line
            x1="0"
            x2="100%"
            y1={`${y(value)}%`}
            y2={`${y(value)}%`}
            className="stroke-line forced-colors:stroke-[GrayText]"
          />
          <text
            x="0"
            y={`${y(value)}%`}
            dx="-0.75em"
            dy="0.35em"
            textAnchor="end"
            className={words}
          >
            {number(value)}
          </text>
        </g>
      ))}
      {buckets.map(({ from }, at) => {
        const room = roomToName(at, buckets.length);
        return room ? (
          <text
            key={from}
            x={`${x(at)}%`}
            y="100%"
            dy="1.9em"
            textAnchor="middle"
            className={cn(words, ROOM[room])}
          >
            {buckets.length > 7 ? (
              dayAndMonth(from)
            ) : (
              <>
                <tspan className="@max-lg:hidden">{`${weekdayOf(from)} `}</tspan>
                {dayOfMonth(from)}
              </>
            )}
          </text>
        ) : null;
      })}
    </g>
  );
}
