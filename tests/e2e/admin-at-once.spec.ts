import { newAccount } from './accounts';
import { restAsService, SITE_URL } from './environment';
import { expect, test } from './fixtures';
import { replay, serverActions, sessionCookie, sessionOf } from './replay';
import { ownName, STAFF_ACTIONS } from './staff-actions';

const origin = SITE_URL;

/** Returns a function that sends an action as a new administrator. */
async function sender(name: string) {
  const action = serverActions().get(name);
  if (!action) throw new Error(`The build has no action ${name}.`);
  const cookie = sessionCookie(await sessionOf(await newAccount('admin')));
  return (argument: unknown) => replay(action, argument, { cookie, origin });
}

const isDone = (answer: string) => answer.includes('"ok":true');

type Row = { id: string; updated_at: string };

for (const name of ['saveHotel', 'saveOffer', 'saveRegion', 'createUser']) {
  test(`${name}: a form that is sent four times at once makes one record, and one entry in the history`, async () => {
    const send = await sender(name);
    const { argument, rows } = (await STAFF_ACTIONS[name]?.use()) ?? {};
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(argument)));
    expect(answers.filter(isDone).length).toBeGreaterThan(0);
    const made = await restAsService<Row>(rows ?? '');
    expect(made).toHaveLength(1);
    const entries = `audit_log?subject_id=eq.${made[0]?.id}&action=eq.INSERT`;
    expect(await restAsService(entries)).toHaveLength(1);
  });
}

test('two editors who save different fields of a region at the same moment both keep their changes', async () => {
  const save = await sender('saveRegion');
  const other = await sender('saveRegion');
  const base = { name: ownName(), description: null, is_active: false };
  const id = crypto.randomUUID();
  await save({ id, loaded: null, fields: base });
  const [first] = await restAsService<Row>(`regions?id=eq.${id}`);
  const loaded = { version: first?.updated_at, base };
  const changes = { name: ownName(), description: 'De outra pessoa' };
  const answers = await Promise.all([
    save({ id, loaded, fields: { ...base, name: changes.name } }),
    other({ id, loaded, fields: { ...base, description: changes.description } }),
  ]);
  expect(answers.map(isDone)).toEqual([true, true]);
  expect(await restAsService(`regions?id=eq.${id}`)).toMatchObject([changes]);
  const updates = `audit_log?subject_id=eq.${id}&action=eq.UPDATE`;
  expect(await restAsService(updates)).toHaveLength(2);
});
