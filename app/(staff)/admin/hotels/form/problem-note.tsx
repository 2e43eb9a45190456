'use client';

import { Alert } from '@/components/ui/alert';
import { fill } from '@/lib/format/fill';
import { useItemForm } from './form-context';
import { type FormTabName, problemsByTab } from './problems';

/** How much is left to mend, and where: each line leads to its tab. */
export function ProblemNote({ onOpen }: { onOpen: (tab: FormTabName) => void }) {
  const { texts, errors } = useItemForm();
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  const { one, many, inTab } = texts.problems;
  return (
    <Alert tone="bad" className="mb-5" title={count === 1 ? one : fill(many, { count })}>
      <ul>
        {problemsByTab(errors, texts.fields).map(({ tab, fields }) => (
          <li key={tab}>
            <button
              type="button"
              className="text-left underline underline-offset-4"
              onClick={() => onOpen(tab)}
            >
              {fill(inTab, { tab: texts.tabs[tab], fields: fields.join(', ') })}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
