import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A clock for a server under test: pass it `env`, then move it by milliseconds while it runs. */
export function movableClock() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'clock-'));
  const file = path.join(folder, 'ahead');
  let ahead = 0;
  const set = (to: number) => {
    ahead = to;
    writeFileSync(file, String(ahead));
  };
  set(0);
  return {
    env: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--require ${path.resolve('tests/e2e/preload-moved-clock.cjs')}`,
    },
    set,
    advance: (by: number) => set(ahead + by),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
