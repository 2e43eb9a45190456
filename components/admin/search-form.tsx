'use client';

import { SearchInput } from './search-input';
import { useListFilter } from './use-list-filter';

type SearchFormProps = {
  label: string;
  /** The URL of the list without a query. */
  action: string;
  q: string;
  /** The URL of the first page of results. */
  pathOf: (q: unknown) => string;
};

/** The search of a list without other filters: a GET form that applies itself after a pause in typing. */
export function SearchForm({ label, action, q, pathOf }: SearchFormProps) {
  const { formProps, applySoon } = useListFilter({
    path: pathOf(q),
    values: { q },
    pathOf: (fields) => pathOf(fields.q),
  });
  return (
    <search className="mb-5 block">
      <form {...formProps} action={action}>
        <SearchInput label={label} defaultValue={q} onChange={applySoon} />
      </form>
    </search>
  );
}
