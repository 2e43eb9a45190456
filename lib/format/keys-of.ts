/** The keys of a table by their type; `Object.keys` gives them as any text. */
export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table) as (keyof Table & string)[];
