import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A mail driver that writes each message to `<time>-<n>-<recipient>.html`, to open in a browser, and
 * to the same name with `.json` ({ to, subject, html, sentAt }), for tests. The .json is renamed into
 * place last, so it is never seen half-written.
 *
 * The library's plain-text part is left out if there is HTML: a hosted project sends none, and the
 * link in it does not lead to the site's own confirmation page.
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
