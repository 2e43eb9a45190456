import assert from 'node:assert/strict';

export const SEARCH = 'select kind, id, name from public.search_site($1)';

/** The names that a visitor finds. Throws if the search fails. */
export const found = async (as, text) => {
  const { rows, error } = await as('anon', SEARCH, [text]);
  assert.equal(error, undefined, `${text}: ${error?.message}`);
  return rows.map(({ name }) => name);
};
