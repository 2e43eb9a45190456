/** Ids of the test accounts by name. `forged`: a well-formed token of a nonexistent account. */
export const UID = {
  forged: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  inactive: '10000000-0000-4000-8000-000000000001',
  investidor: '10000000-0000-4000-8000-000000000002',
  editor: '10000000-0000-4000-8000-000000000003',
  admin: '10000000-0000-4000-8000-000000000004',
};

export const IDENTITIES = ['anon', 'forged', 'inactive', 'investidor', 'editor', 'admin'];

/** Requests that only staff (`editor`) or only administrators (`admin`) may make. */
export const STAFF_REQUESTS = {
  editor: [
    'select id from public.hotels where not is_active',
    'update public.regions set name = name',
  ],
  admin: ['select id from public.audit_log', 'update public.user_profiles set role = role'],
};

/**
 * Turns the current transaction into a request of `identity`, as the API does; `more` is added to
 * the claims of its token.
 */
export async function become(query, identity, more = {}) {
  const role = identity === 'anon' ? 'anon' : 'authenticated';
  const sub = identity === 'anon' ? '' : (UID[identity] ?? identity);
  // The token still claims to be an administrator, which nothing may trust.
  const lies = { user_role: 'admin', app_metadata: { role: 'admin' } };
  const claims = JSON.stringify({ sub, role, ...lies, ...more });
  await query(
    `select set_config('request.jwt.claim.sub', $1, true),
            set_config('request.jwt.claim.role', $2, true),
            set_config('request.jwt.claims', $3, true)`,
    [sub, role, claims],
  );
  await query(`set local role ${role}`);
}

const CLEAR = `select set_config('request.jwt.claim.sub', '', true),
  set_config('request.jwt.claim.role', '', true), set_config('request.jwt.claims', '', true)`;

/**
 * Runs one request inside an open transaction, which belongs to the owner again afterwards. Returns
 * { rows, rowCount }, also with { error } if it was refused; what it did is then undone.
 */
export async function attempt(query, identity, sql, params, more) {
  await query('savepoint request');
  try {
    await become(query, identity, more);
    const result = await query(sql, params);
    await query('reset role');
    await query(CLEAR);
    await query('release savepoint request');
    return result;
  } catch (error) {
    await query('rollback to savepoint request');
    return { rows: [], rowCount: 0, error };
  }
}
