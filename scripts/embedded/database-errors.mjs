/**
 * The library logs every database error with the row that caused it, even errors that the caller
 * gets as an answer, and answers a refused constraint with 500. Here a refusal is a 4xx, as in
 * PostgREST, and the log names the rule but never the values. A full disk has its own answer.
 */

/** Classes of codes that mean a refused request: data, constraints, errors raised by a function. */
const REFUSED = /^(?:22|23|P0001$)/;
const CONFLICT = new Set(['23503', '23505']);
/** A full or read-only disk, as reported by the database and for stored files. */
const FULL = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS']);

const isDatabaseError = (value) => value instanceof Error && typeof value.code === 'string';

/** Whether a sent value is of another type than the parameter, or nested too deeply to be read. */
const isUnreadable = (value) =>
  (value instanceof RangeError && /^(?:Maximum call stack|Invalid time)/.test(value.message)) ||
  (value instanceof Error && /^Invalid input for \w+ type$/.test(value.message));

/**
 * Makes PGlite reject a value before it writes the first byte of a message. Otherwise a non-array
 * sent for an array fails in the middle of the message, and that half is sent with the next one:
 * the transaction stays open, and every later request fails. `serializers` are those of a PGlite.
 */
export function refuseUnwritable(serializers) {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value) => {
      const text = serialize(value);
      if (typeof text !== 'string') throw new Error('Invalid input for array type');
      return text;
    };
  }
}

/** The OIDs of text types: text, bpchar, varchar. */
const TEXT_TYPES = ['25', '1042', '1043'];

/**
 * Makes a PGlite with these `serializers` write a boolean as text where text is due, like
 * PostgREST. The library reads `slug=eq.true` as a boolean for any column, and PGlite rejects that.
 */
export function writeBooleansAsText(serializers) {
  for (const type of TEXT_TYPES) {
    const serialize = serializers[type];
    serializers[type] = (value) => serialize(typeof value === 'boolean' ? String(value) : value);
  }
}

/** One line for the log; the message of a constraint names the rule, its details name the row. */
function logLine(value) {
  if (isDatabaseError(value)) return `Database error ${value.code}: ${value.message}`;
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : String(value);
}

function statusOf(code) {
  if (FULL.has(code)) return 507;
  return CONFLICT.has(code) ? 409 : 400;
}

function refusalOf({ code, message, hint = null }) {
  const body = { code, details: null, hint: hint ?? null, message };
  return new Response(JSON.stringify(body), {
    status: statusOf(code),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

/** The response of `task`, with refusals as above. Only logs errors that remain a 5xx. */
export async function withDatabaseErrors(task) {
  const { error } = console;
  const logged = [];
  console.error = (...values) => logged.push(...values);
  try {
    const response = await task();
    if (response.status < 500) return response;
    const refused = logged.find((value) => isDatabaseError(value) && REFUSED.test(value.code));
    if (refused) return refusalOf(refused);
    const unreadable = logged.find(isUnreadable);
    if (unreadable) return refusalOf({ code: '22P02', message: unreadable.message });
    for (const value of logged) error(logLine(value));
    const full = logged.find((value) => isDatabaseError(value) && FULL.has(value.code));
    return full ? refusalOf(full) : response;
  } finally {
    console.error = error;
  }
}
