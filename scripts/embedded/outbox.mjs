import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A mail driver that delivers nothing: each message becomes `<time>-<n>-<recipient>.html`, to open
 * in a browser and follow its links, and the same name `.json` ({ to, subject, html, sentAt })
 * for tests. The library's plain-text part is left out where there is HTML: a hosted project sends
 * none, and its link knows nothing of the site's own confirmation page. The .json is renamed into place last, so whoever sees it sees it whole.
 */
export function createOutbox(directory) {
  let count = 0;
  mkdirSync(directory, { recursive: true });
  return {
    async send({ to, subject, text = '', html = text }) {
      count += 1;
      const sentAt = new Date().toISOString();
      const recipient = to.replace(/[^a-zA-Z0-9@._-]/g, '_').slice(0, 80);
      const name = `${sentAt.replaceAll(':', '-')}-${String(count).padStart(4, '0')}-${recipient}`;
      const file = path.join(directory, name);
      const record = JSON.stringify({ to, subject, html, sentAt }, null, 2);
      await writeFile(`${file}.html`, html);
      await writeFile(`${file}.json.part`, `${record}\n`);
      await rename(`${file}.json.part`, `${file}.json`);
    },
  };
}
