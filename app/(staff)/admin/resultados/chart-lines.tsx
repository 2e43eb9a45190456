import { cn } from '@/components/ui/cn';
import type { Bucket } from '@/lib/results/report';
import type { ChartScales } from './chart-axes';

/** The most points that can still be told apart. */
const MOST_POINTS = 13;

/**
 * The current exits as a solid line, the previous ones as a dashed line. Only the lines are
 * stretched to the available space; points are positioned in percent and so stay round.
 */
export function ChartLines({ buckets, x, y }: ChartScales & { buckets: Bucket[] }) {
  const points = buckets.map((bucket, at) => ({ ...bucket, at }));
  const counted = points.filter(({ uncounted }) => uncounted !== 'both');
  const now = counted.map(({ exits, at }) => `${x(at)},${y(exits)}`).join(' ');
  const before = points
    .filter(({ uncounted }) => !uncounted)
    .map((point) => `${x(point.at)},${y(point.before)}`)
    .join(' ');
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        strokeLinejoin="round"
        className="overflow-visible"
      >
        <polygon
          points={`${x(counted[0]?.at ?? 0)},100 ${now} 100,100`}
          className="fill-current opacity-6"
        />
        <polyline
          points={before}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="5 4"
          className="stroke-warn stroke-[2px] forced-colors:stroke-[CanvasText]"
        />
        <polyline
          points={now}
          vectorEffect="non-scaling-stroke"
          className="stroke-current stroke-[3px]"
        />
      </svg>
      {/* A single day makes no line. */}
      {buckets.length > MOST_POINTS && counted.length > 1
        ? null
        : counted.map(({ from, exits, at }) => (
            <circle
              key={from}
              cx={`${x(at)}%`}
              cy={`${y(exits)}%`}
              r="5"
              className={cn(
                'fill-current stroke-card stroke-2 forced-colors:stroke-[Canvas]',
                buckets.length > 7 && counted.length > 1 && '@max-lg:hidden',
              )}
            />
          ))}
    </>
  );
}
