/** Sends a request to an embedded Supabase; by default with the public key and no session. */
export function post(
  embedded,
  address,
  { key = embedded.anonKey, token, body = {}, method = 'POST' } = {},
) {
  return fetch(embedded.url + address, {
    method,
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}
