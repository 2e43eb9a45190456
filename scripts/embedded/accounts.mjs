/**
 * The demo's four accounts, one for each combination of role and activation that the back office
 * treats differently. Only the embedded default has them: a hosted project begins without accounts.
 */
export const DEMO_ACCOUNTS = [
  { email: 'admin@ipehoteis.example', role: 'admin', isActive: true },
  { email: 'editor@ipehoteis.example', role: 'editor', isActive: true },
  { email: 'investidor@ipehoteis.example', role: 'investidor', isActive: true },
  { email: 'inativo@ipehoteis.example', role: 'editor', isActive: false },
];

/**
 * Signs the demo accounts up through the API, then sets role and activation as the database's
 * owner, because a sign-up can't. Existing accounts keep changes made in the back office. Throws if
 * a sign-up fails.
 */
export async function createAccounts({ url, anonKey, sql }, password) {
  const [{ ready }] = await sql("select to_regclass('public.user_profiles') is not null as ready");
  if (!ready) return;
  const known = new Set((await sql('select email from auth.users')).map((row) => row.email));
  for (const { email, role, isActive } of DEMO_ACCOUNTS) {
    if (known.has(email)) continue;
    const response = await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`Sign-up of ${email} failed: ${await response.text()}`);
    await sql(
      `insert into public.user_profiles (id, email, role, is_active)
       select id, email, $2, $3 from auth.users where email = $1
       on conflict (id) do update set role = excluded.role, is_active = excluded.is_active`,
      [email, role, isActive],
    );
  }
}
