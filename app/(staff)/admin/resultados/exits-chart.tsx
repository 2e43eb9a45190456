import { useFormatter, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Bucket, Period } from '@/lib/results/report';
import { ChartAxes, type ChartScales } from './chart-axes';
import { ChartLegend } from './chart-legend';
import { ChartLines } from './chart-lines';
import { scaleOf } from './chart-scale';
import { usePeriodLabels } from './use-period-labels';

type ExitsChartProps = { buckets: Bucket[]; period: Period };

/** The percentages of the width from which 'sem contagem' fits: on wide screens, and on all. */
const ROOM_FOR_WORDS = { wide: 30, any: 45 };

const sumOf = (buckets: Bucket[], of: 'exits' | 'before') =>
  buckets.reduce((total, bucket) => total + bucket[of], 0);

/** The exits by day or week, drawn on the server. */
export function ExitsChart({ buckets, period }: ExitsChartProps) {
  const t = useTranslations('results.chart');
  const numbers = useTranslations('results.numbers');
  const format = useFormatter();
  const words = usePeriodLabels(period);
  const heading = t(buckets.every(({ from, to }) => from === to) ? 'byDay' : 'byWeek');

  const scale = scaleOf(Math.max(...buckets.flatMap(({ exits, before }) => [exits, before])));
  const [last, top] = [buckets.length - 1, scale.at(-1) ?? 1];
  const place: ChartScales = {
    x: (at) => (at / last) * 100,
    y: (value) => 100 - (value / top) * 100,
  };

  // Nothing was counted before this position.
  const gap = Math.max(
    buckets.findIndex(({ uncounted }) => uncounted !== 'both'),
    0,
  );

  const most = Math.max(...buckets.map(({ exits }) => exits));
  const at = buckets.findIndex(({ exits }) => exits === most);
  const peak = most > 0 ? buckets[at] : undefined;
  const label = t('label', {
    heading,
    now: words.short.now,
    exits: format.number(sumOf(buckets, 'exits')),
    before: words.short.before,
    exitsBefore: format.number(sumOf(buckets, 'before')),
    highest: peak
      ? t('highest', { exits: format.number(most), when: words.bucket(peak) })
      : t('noExits'),
  });
  return (
    <section className="@container flex flex-col rounded-2 bg-card p-4 shadow-1 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-sans text-copy font-[640] tracking-normal">{heading}</h2>
        <ChartLegend {...words.short} />
      </div>
      {/* Padding for the labels around the lines. The color is inherited, so that a visitor's
         own applies. */}
      <div className="flex grow flex-col pt-9 pr-5 pb-8 pl-13 text-mata">
        <svg role="img" aria-label={label} className="min-h-52 w-full grow overflow-visible">
          <ChartAxes buckets={buckets} scale={scale} {...place} />
          {gap > 0 ? (
            <g>
              <rect
                width={`${place.x(gap)}%`}
                height="100%"
                className="fill-sand-1 forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]"
              />
              {place.x(gap) < ROOM_FOR_WORDS.wide ? null : (
                <text
                  x={`${place.x(gap) / 2}%`}
                  y="50%"
                  textAnchor="middle"
                  className={cn(
                    'fill-ink-2 text-caption forced-colors:fill-[CanvasText]',
                    place.x(gap) < ROOM_FOR_WORDS.any && '@max-lg:hidden',
                  )}
                >
                  {numbers('uncounted')}
                </text>
              )}
            </g>
          ) : null}
          <ChartLines buckets={buckets} {...place} />
          {peak ? (
            <text
              x={`${place.x(at)}%`}
              y={`${place.y(most)}%`}
              dy="-0.9em"
              textAnchor={at === 0 ? 'start' : at === last && most > 9999 ? 'end' : 'middle'}
              className="numeric fill-ink stroke-card stroke-4 text-small font-[640] [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
            >
              {format.number(most)}
            </text>
          ) : null}
        </svg>
      </div>
    </section>
  );
}
