import { formatWithOptions } from 'node:util';
import { currentRequestId } from './request-id';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

type Level = (typeof LEVELS)[keyof typeof LEVELS];

/** The fields of an event that lib/log.ts has written; any other text is a message. */
function fieldsOf(text: string): object {
  if (!text.startsWith('{"event":')) return { message: text };
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

/** One line of JSON: time, level, the id of the request it belongs to, and what was written. */
function structuredLine(level: Level, args: unknown[]): string {
  const text = formatWithOptions({ colors: false }, ...args);
  const known = { time: new Date().toISOString(), level, requestId: currentRequestId() };
  // Twice: once to come first, and once to override the text's own fields.
  return JSON.stringify({ ...known, ...fieldsOf(text), ...known });
}

/**
 * Turns everything that this process writes to its console into one line of JSON per call: the
 * site's own events, and what Next and libraries report.
 */
export function structureConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
    console[method as keyof typeof LEVELS] = (...args: unknown[]) => {
      stream.write(`${structuredLine(level, args)}\n`);
    };
  }
}
