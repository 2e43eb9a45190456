/** A refusal as a hosted project's auth service answers it. */
export const refusal = (status, code, msg) =>
  new Response(JSON.stringify({ code: status, error_code: code, msg }), {
    status,
    headers: { 'content-type': 'application/json', 'x-sb-error-code': code },
  });

/** What a request to the auth service has sent (bytes), as an object; {} where it is no JSON. */
export const bodyOf = (sent) => {
  try {
    return JSON.parse(Buffer.from(sent).toString('utf8')) ?? {};
  } catch {
    return {};
  }
};
