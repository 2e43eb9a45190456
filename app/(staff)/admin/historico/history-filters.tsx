import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/admin/select-field';
import { Button } from '@/components/ui/button';
import { type HistoryQuery, NOBODY } from '@/lib/history/list-query';
import { OTHER_TABLES, RECORD_KINDS } from '@/lib/history/model';

type HistoryFiltersProps = { query: HistoryQuery; people: { id: string; email: string }[] };

/** Filters by kind and by person: a GET form. */
export function HistoryFilters({ query, people }: HistoryFiltersProps) {
  const t = useTranslations('history.filters');
  const kinds = useTranslations('history.kinds');
  const others = useTranslations('history.otherKinds');
  const { tipo, pessoa, excluidos } = query;
  const gone = pessoa && pessoa !== NOBODY && !people.some(({ id }) => id === pessoa);
  return (
    <form
      // After Back, the fields show the filters of the URL.
      key={`${tipo}|${pessoa}`}
      action="/admin/historico"
      aria-label={t('label')}
      className="mb-5 grid items-end gap-3 roomy:grid-cols-[1fr_1fr_auto]"
    >
      {excluidos ? <input type="hidden" name="excluidos" value="1" /> : null}
      <SelectField label={t('kind')} name="tipo" defaultValue={tipo ?? ''}>
        <option value="">{t('anyKind')}</option>
        {RECORD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kinds(kind)}
          </option>
        ))}
        {/* Deleted records of these tables can't be restored. */}
        {excluidos
          ? null
          : OTHER_TABLES.map((table) => (
              <option key={table} value={table}>
                {others(table)}
              </option>
            ))}
      </SelectField>
      <SelectField
        label={t('person')}
        className="min-w-0"
        name="pessoa"
        defaultValue={pessoa ?? ''}
      >
        <option value="">{t('anyPerson')}</option>
        <option value={NOBODY}>{t('nobody')}</option>
        {gone ? <option value={pessoa}>{pessoa}</option> : null}
        {people.map(({ id, email }) => (
          <option key={id} value={id}>
            {email}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" className="min-h-12">
        {t('apply')}
      </Button>
    </form>
  );
}
