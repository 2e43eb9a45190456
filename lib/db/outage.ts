/** How the database could not be reached, by the message of an error; null where it answered. */
export function outageKind(message: string): 'timeout' | 'network' | null {
  if (/timeout|aborted/i.test(message)) return 'timeout';
  return /fetch failed|network|ECONN|socket|terminated/i.test(message) ? 'network' : null;
}
