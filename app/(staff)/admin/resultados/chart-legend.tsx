import { useTranslations } from 'next-intl';

/** The legend of the chart's two lines. */
export function ChartLegend({ now, before }: { now: string; before: string }) {
  const t = useTranslations('results.chart');
  const lines = [
    { text: now, says: t('now'), look: 'stroke-current stroke-[3px]', dashes: undefined },
    {
      text: before,
      says: t('before'),
      look: 'stroke-warn stroke-[2px] forced-colors:stroke-[CanvasText]',
      dashes: '5 4',
    },
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-caption">
      {lines.map(({ text, says, look, dashes }) => (
        <li key={says} className="flex items-center gap-2.5">
          <span className="text-mata">
            <svg aria-hidden="true" className="block h-1 w-8">
              <line x1="0" x2="100%" y1="50%" y2="50%" strokeDasharray={dashes} className={look} />
            </svg>
          </span>
          <span>
            <span className="sr-only">{says}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
