/**
 * Repeats a table's column names so that they stay visible while the table scrolls below the site's
 * bar. Placed before the box in which the table scrolls sideways, both in a `.named-columns` (see
 * column-names.css). Screen readers read only the names of the table itself.
 */
export function ColumnNames({ columns }: { columns: { id: string; name: string }[] }) {
  return (
    <div aria-hidden className="column-names">
      <div>
        <p>
          {columns.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
