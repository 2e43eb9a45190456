import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { IDENTITIES } from './identities.mjs';
import { MATRIX } from './matrix.mjs';
import { suite } from './suite.mjs';

const count = async (sql, table, where = 'true') =>
  Number((await sql(`select count(*) as n from ${table} where ${where}`))[0].n);

const WORDING = { insert: 'insert into', update: 'update', remove: 'delete from' };

function cells(scene) {
  for (const row of MATRIX) {
    for (const identity of IDENTITIES) {
      const visible = row.sees(identity);
      const amount = visible === 'all' ? 'every row' : `${visible.length} rows`;
      test(
        `${identity} sees ${amount} of ${row.table}`,
        scene(async ({ sql, as }) => {
          const { rows } = await as(identity, `select ${row.key} as key from ${row.table}`);
          if (visible === 'all') {
            assert.equal(rows.length, await count(sql, row.table));
            return;
          }
          assert.deepEqual(rows.map(({ key }) => key).sort(), [...visible].sort());
        }),
      );

      for (const action of ['insert', 'update', 'remove']) {
        const { sql: request, who, marker = row.marker } = row[action];
        const may = who.includes(identity);
        test(
          `${identity} ${may ? 'may' : 'may not'} ${WORDING[action]} ${row.table}`,
          scene(async ({ sql, as }) => {
            for (const statement of row.prepare?.[action]?.split(';') ?? []) await sql(statement);
            const total = await count(sql, row.table);
            const result = await as(identity, request);
            if (action === 'remove') {
              const left = await count(sql, row.table);
              assert.equal(left < total, may, result.error?.message);
            } else {
              const marked = await count(sql, row.table, marker);
              assert.equal(marked > 0, may, result.error?.message);
            }
          }),
        );
      }
    }
  }
}

const { scene, widened } = suite();

describe('with the grants of the migrations', () => {
  cells(scene);

  // The refusals above prove nothing unless the owner, who bypasses the policies, may do the same.
  for (const row of MATRIX.filter(({ table }) => table !== 'public.audit_log')) {
    for (const action of ['insert', 'update', 'remove']) {
      test(
        `the owner may ${WORDING[action]} ${row.table}`,
        scene(async ({ sql }) => {
          for (const statement of row.prepare?.[action]?.split(';') ?? []) await sql(statement);
          const total = await count(sql, row.table);
          await sql(row[action].sql);
          if (action === 'remove') assert.ok((await count(sql, row.table)) < total);
          else assert.ok((await count(sql, row.table, row[action].marker ?? row.marker)) > 0);
        }),
      );
    }
  }
});

describe('with every privilege granted by an embedding server', () => cells(widened));

test(
  'visitors hold the privileges in the second pass, so that only the policies deny them',
  widened(async ({ sql }) => {
    const [row] = await sql(
      `select has_table_privilege('anon', 'public.hotels', 'insert')
          and has_table_privilege('anon', 'private.rate_limits', 'select') as open`,
    );
    assert.equal(row.open, true);
  }),
);
