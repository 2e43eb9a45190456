let allowed: RegExp[] = [];

/** Lets the running test write matching messages to console.error without failing. */
export function allowConsoleError(...patterns: RegExp[]) {
  allowed.push(...patterns);
}

/** The patterns of the test that just ended; the next one begins without any. */
export function takeAllowedErrors() {
  const taken = allowed;
  allowed = [];
  return taken;
}
