import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmailText } from '@/components/admin/email-text';
import { ActionChip } from '@/components/admin/history/change-line';
import { useFieldLabels } from '@/components/admin/history/field-labels';
import { formatMoment } from '@/lib/format/moment';
import { type RecordQuery, recordHistoryPath } from '@/lib/history/list-query';
import type { RecordKind } from '@/lib/history/model';
import { recordDiff } from '@/lib/history/record-diff';
import { recordFields } from '@/lib/history/record-fields';
import type { RecordHistory } from '@/lib/history/record-history';
import { FieldChanges, type Sides } from './field-changes';
import { HistoryViews } from './history-views';

type VersionCompareProps = {
  kind: RecordKind;
  id: string;
  query: RecordQuery;
  history: RecordHistory;
  /** The actions for this version. */
  children: ReactNode;
};

type Stored = { booking_engine?: unknown };

/** One version of a record: what it changed, or how it differs from the current one. */
export function VersionCompare({ kind, id, query, history, children }: VersionCompareProps) {
  const t = useTranslations('history.record');
  const nobody = useTranslations('history')('nobody');
  const actions = useTranslations('history.actions');
  const { selected, current, newest, version, previous } = history;
  const { booking_engine: engine = null } = (version?.row.features ?? {}) as Stored;
  const tValues = useTranslations('history.values');
  const gone = Object.entries(history.gone).map(([image, name]) => [
    image,
    name ? tValues('goneImage', { name }) : tValues('goneImageUnnamed'),
  ]);
  const names = { ...history.names, ...Object.fromEntries(gone) };
  const words = useFieldLabels(kind, names, engine);
  const comparable = current !== null && selected.id !== newest.id;
  const withCurrent = comparable && query.com === 'atual';
  const fieldsOf = (state: typeof version) => state && recordFields(kind, state);
  const alone = !withCurrent && (selected.action !== 'UPDATE' || previous === null);
  const before = alone ? null : withCurrent ? current : previous;
  const sides: Sides = alone
    ? { before: null, after: t('sides.content') }
    : { before: t(withCurrent ? 'sides.current' : 'sides.previous'), after: t('sides.here') };
  const changes = recordDiff(fieldsOf(before), fieldsOf(version));
  const created = t(selected.restored ? 'returned' : 'created');
  const lead = { INSERT: created, DELETE: t('removed'), UPDATE: t('first') }[selected.action];
  const pathOf = (com: RecordQuery['com']) =>
    recordHistoryPath(kind, id, { versao: selected.id, com, antes: query.antes });
  const what = selected.restored ? 'restored' : selected.action;
  return (
    <section
      aria-labelledby="versao"
      className="min-w-0 rounded-2 bg-card p-[min(1rem,4.2vw)] shadow-1 md:p-7"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="mb-2">
            <ActionChip change={selected} />
          </p>
          <h2 id="versao" className="numeric text-[1.375rem] leading-tight">
            {t('version', { when: formatMoment(selected.at) ?? '' })}
          </h2>
          <p className="text-ink-2 wrap-anywhere">
            <EmailText
              text={t('by', { action: actions(what), who: selected.actor?.email ?? nobody })}
            />
          </p>
        </div>
        {children}
      </div>
      {comparable ? (
        <div className="mt-5">
          <HistoryViews
            label={t('compare')}
            views={[
              { path: pathOf('anterior'), label: t('withPrevious'), current: !withCurrent },
              { path: pathOf('atual'), label: t('withCurrent'), current: withCurrent },
            ]}
          />
        </div>
      ) : null}
      <div className="mt-5 border-t border-line">
        {alone && version ? <p className="pt-5 text-ink-2">{lead}</p> : null}
        {changes.length > 0 ? (
          <FieldChanges changes={changes} words={words} sides={sides} />
        ) : (
          <p className="py-5 text-ink-2">
            {version === null ? t('missing') : t(withCurrent ? 'sameCurrent' : 'same')}
          </p>
        )}
      </div>
    </section>
  );
}
