import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/admin/select-field';
import { Button } from '@/components/ui/button';
import type { HistoryQuery } from '@/lib/history/list-query';
import { OTHER_TABLES, RECORD_KINDS } from '@/lib/history/model';
import type { PeopleChoices, PersonChoice } from '@/lib/users/staff-queries';
import { PersonFilter } from './person-filter';

type HistoryFiltersProps = {
  query: HistoryQuery;
  people: PeopleChoices;
  /** The account whose changes are listed; null for all accounts and for those of the system. */
  person: PersonChoice | null;
};

/** Filters by kind and by person: a GET form. */
export function HistoryFilters({ query, people, person }: HistoryFiltersProps) {
  const t = useTranslations('history.filters');
  const kinds = useTranslations('history.kinds');
  const others = useTranslations('history.otherKinds');
  const { tipo, pessoa, excluidos } = query;
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
      <PersonFilter choices={people} chosen={person} value={pessoa ?? ''} />
      <Button type="submit" variant="outline" className="min-h-12">
        {t('apply')}
      </Button>
    </form>
  );
}
