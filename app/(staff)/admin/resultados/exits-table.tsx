import { useFormatter, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Bucket, Period } from '@/lib/results/report';
import { usePeriodLabels } from './use-period-labels';

type ExitsTableProps = { buckets: Bucket[]; period: Period };

/** The days or weeks of a table: those from before the first count have one line together. */
function tableLines(buckets: Bucket[]): Bucket[] {
  const counted = buckets.filter(({ uncounted }) => uncounted !== 'both');
  const [first, ...others] = buckets.filter(({ uncounted }) => uncounted === 'both');
  return first ? [{ ...first, to: (others.at(-1) ?? first).to }, ...counted] : counted;
}

/** The chart's data as numbers. */
export function ExitsTable({ buckets, period }: ExitsTableProps) {
  const t = useTranslations('results.numbers');
  const change = useTranslations('results.change');
  const format = useFormatter();
  const words = usePeriodLabels(period);
  const byDay = buckets.every(({ from, to }) => from === to);
  const difference = ({ exits, before, uncounted }: Bucket) => {
    if (uncounted) return '–';
    const value = format.number(Math.abs(exits - before));
    if (exits === before) return value;
    return change(exits > before ? 'more' : 'less', { value });
  };
  // With large type or many digits on a phone, the difference is omitted.
  const most = Math.max(...buckets.flatMap(({ exits, before }) => [exits, before]));
  const ifRoom = most < 1_000_000 ? '@max-[15rem]:hidden' : '@max-[18rem]:hidden';
  const head = 'pb-2.5 text-right align-bottom text-caption font-[560] text-ink-2';
  const cell = 'py-2 text-right whitespace-nowrap';
  const missing = 'px-1 py-2 text-right text-caption text-ink-2';
  return (
    <section className="@container rounded-2 bg-card p-4 shadow-1 md:p-6">
      <h2 id="os-mesmos-numeros" className="mb-4 font-sans text-copy font-[640] tracking-normal">
        {t('heading')}
      </h2>
      <table
        aria-labelledby="os-mesmos-numeros"
        className="numeric w-full border-collapse text-small @max-[18rem]:text-caption"
      >
        <thead>
          <tr className="border-b border-sand-3">
            <th scope="col" className={`${head} pr-2 text-left!`}>
              {t(byDay ? 'day' : 'week')}
            </th>
            {[words.columns.now, words.columns.before].map((dates) => (
              <th key={dates} scope="col" className={`${head} px-1`}>
                {dates}
              </th>
            ))}
            <th scope="col" className={`${head} pl-2 ${ifRoom}`}>
              {t('difference')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {tableLines(buckets).map((bucket) => (
            <tr key={bucket.from}>
              <th
                scope="row"
                className={cn('py-2 pr-2 text-left font-normal', byDay && 'whitespace-nowrap')}
              >
                {words.bucket(bucket)}
              </th>
              {[
                { id: 'now', none: bucket.uncounted === 'both', value: bucket.exits },
                { id: 'before', none: bucket.uncounted, value: bucket.before },
              ].map(({ id, none, value }) => (
                <td key={id} className={none ? missing : `${cell} px-1`}>
                  {none ? t('uncounted') : format.number(value)}
                </td>
              ))}
              <td className={`${cell} pl-2 ${ifRoom}`}>{difference(bucket)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
