'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceSearch } from '@/components/admin/choice-search';
import { fetchStaff } from '@/components/admin/fetch-staff';
import { SelectField } from '@/components/admin/select-field';
import { NOBODY } from '@/lib/history/list-query';
import type { PeopleChoices, PersonChoice } from '@/lib/users/staff-queries';

async function search(q: string, signal: AbortSignal) {
  const path = `/admin/users/choices?${new URLSearchParams({ q })}`;
  const result = await fetchStaff<PeopleChoices>(path, signal);
  return result.ok ? { ...result, data: result.data.people } : result;
}

type PersonFilterProps = {
  choices: PeopleChoices;
  /** As in HistoryFilters; not always among the choices. */
  chosen: PersonChoice | null;
  /** What the URL filters by. */
  value: string;
};

/**
 * Filters by person. If there are more than it lists, a field searches for others, who then replace
 * those listed.
 */
export function PersonFilter({ choices, chosen, value }: PersonFilterProps) {
  const t = useTranslations('history.filters');
  const [found, setFound] = useState<PersonChoice[] | null>(null);
  const listed = found ?? choices.people;
  const isListed = !chosen || listed.some(({ id }) => id === chosen.id);
  return (
    <SelectField
      label={t('person')}
      className="min-w-0"
      name="pessoa"
      defaultValue={value}
      search={
        choices.complete ? null : (
          <div className="mb-2">
            <ChoiceSearch
              label={t('findPerson')}
              search={search}
              onFound={setFound}
              found={(count) => t('foundPeople', { count })}
              failed={t('peopleFailed')}
            />
          </div>
        )
      }
    >
      <option value="">{t('anyPerson')}</option>
      <option value={NOBODY}>{t('nobody')}</option>
      {(isListed ? listed : [chosen, ...listed]).map(({ id, email }) => (
        <option key={id} value={id}>
          {email}
        </option>
      ))}
    </SelectField>
  );
}
