import { Failure } from '../start/failure.mjs';

const TIMEOUT_MS = 15_000;

/** One API call with a key: { status, body }. Throws a Failure if there is no answer. */
async function call(url, key, { method = 'GET', body } = {}) {
  let response;
  try {
    response = await fetch(url, {
      method,
      headers: {
        apikey: key,
        // Keys of the older kind are tokens, and sent as such too.
        ...(key.startsWith('eyJ') ? { authorization: `Bearer ${key}` } : {}),
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const { origin } = new URL(url);
    const cause = error.cause?.code ?? error.message;
    throw new Failure(
      `Nothing answers at ${origin} (${cause}). Is the address right, and is it running?`,
    );
  }
  const text = await response.text();
  try {
    return { status: response.status, body: text ? JSON.parse(text) : null };
  } catch {
    throw new Failure(
      `${new URL(url).origin} does not answer like a Supabase project (${response.status}).`,
    );
  }
}

const wordsOf = (body) =>
  body?.msg ?? body?.message ?? body?.error_description ?? JSON.stringify(body);

const isTaken = ({ body }) =>
  ['user_already_exists', 'email_exists'].includes(body?.error_code ?? body?.code) ||
  /already (?:been )?registered/i.test(wordsOf(body));

/** Creates the account; null if the address already has one. */
async function createAccount({ url, serviceKey, signUpKey, email, password }) {
  // The embedded default has no admin API: there it is a sign-up like any other.
  const answer = signUpKey
    ? await call(`${url}/auth/v1/signup`, signUpKey, { method: 'POST', body: { email, password } })
    : await call(`${url}/auth/v1/admin/users`, serviceKey, {
        method: 'POST',
        body: { email, password, email_confirm: true },
      });
  if (answer.status < 300) return (answer.body.user ?? answer.body).id;
  if (isTaken(answer)) return null;
  if ([401, 403].includes(answer.status)) {
    throw new Failure(
      'The project does not accept this service key. Is it the secret one of this project?',
    );
  }
  throw new Failure(`The account could not be created: ${wordsOf(answer.body)}`);
}

/**
 * Makes `email` an active administrator. Resolves to { created }, false if the account existed
 * before (its password is then unchanged). Throws a Failure that says what to do.
 */
export async function makeAdmin(target) {
  const { url, serviceKey, email } = target;
  const profiles = `${url}/rest/v1/user_profiles`;
  const probe = await call(`${profiles}?select=id&limit=1`, serviceKey);
  if ([401, 403].includes(probe.status)) {
    throw new Failure(
      'The project does not accept this service key. Is it the secret one of this project?',
    );
  }
  if (probe.status >= 300) {
    throw new Failure(
      `The project has no profiles yet (${wordsOf(probe.body)}). Send it the schema first: npx supabase db push`,
    );
  }
  const id = await createAccount(target);
  const whose = id ? `id=eq.${id}` : `email=eq.${encodeURIComponent(email)}`;
  const { status, body } = await call(`${profiles}?${whose}`, serviceKey, {
    method: 'PATCH',
    body: { role: 'admin', is_active: true },
  });
  if (status >= 300) throw new Failure(`The role could not be set: ${wordsOf(body)}`);
  if (body?.length !== 1) {
    throw new Failure(
      `The account ${email} exists, but has no profile. Is the whole schema there?`,
    );
  }
  return { created: id !== null };
}
