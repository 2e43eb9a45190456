let allowed: RegExp[] = [];

/** Lets the running test write matching messages to console.error without failing. */
export function allowConsoleError(...patterns: RegExp[]) {
  allowed.push(...patterns);
}

/** Returns the patterns of the test that just ended and clears them for the next one. */
export function takeAllowedErrors() {
  const taken = allowed;
  allowed = [];
  return taken;
}
