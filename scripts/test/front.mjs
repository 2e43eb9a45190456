import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../start/paths.mjs';
import { anyFreePort } from '../start/ports.mjs';
import { ensureProgram } from './debian.mjs';
import { makeCertificate, startNginx } from './nginx.mjs';

const SHIPPED = inRoot('deploy/nginx');

/** Like envsubst: unknown variables stay as they are. */
const filledIn = (template, values) =>
  template.replace(/\$\{(\w+)\}/g, (word, name) => values[name] ?? word);

/**
 * Starts the shipped front (deploy/nginx) on free ports, with instances on these ports of this
 * machine. `ownNetwork` is exempt from its limits. `more` is added to its http block. `changes` are
 * pairs of a text of its template and its replacement: times and rates too long for tests. Resolves
 * to { url (for visitors), internal (FRONT_URL), secret, accessLog(), log(), close() }.
 */
export async function startFront(temp, options) {
  const { ports, name = 'front', ownNetwork = '127.0.0.0/8', workers = 1, more = '' } = options;
  await ensureProgram(['nginx'], '-v', 'nginx');
  await ensureProgram(['openssl'], 'version', 'openssl');
  const folder = path.join(temp, name);
  makeCertificate(folder);
  symlinkSync(SHIPPED, path.join(folder, 'vitrine'));
  const [http, https, internal] = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
  const secret = options.secret ?? randomBytes(24).toString('base64url');
  const values = {
    FRONT_UPSTREAMS: ports
      .map((port) => `server 127.0.0.1:${port} max_fails=3 fail_timeout=2s;`)
      .join('\n  '),
    FRONT_CACHE_DIR: path.join(folder, 'cache'),
    FRONT_DIR: SHIPPED,
    FRONT_ACCESS_LOG: path.join(folder, 'access.log'),
    FRONT_BYPASS_SECRET: secret,
    FRONT_OWN_NETWORK: ownNetwork,
    FRONT_HTTP: `127.0.0.1:${http}`,
    FRONT_HTTPS: `127.0.0.1:${https}`,
    FRONT_INTERNAL: `127.0.0.1:${internal}`,
    SITE_NAME: 'localhost',
    SITE_HOST: options.siteHost ?? `localhost:${https}`,
    TLS_CERTIFICATE: path.join(folder, 'cert.pem'),
    TLS_KEY: path.join(folder, 'key.pem'),
  };
  mkdirSync(values.FRONT_CACHE_DIR, { recursive: true });
  let template = readFileSync(path.join(SHIPPED, 'vitrine.conf.template'), 'utf8');
  for (const [shipped, here] of options.changes ?? []) {
    if (!template.includes(shipped)) throw new Error(`The template says nothing of ${shipped}`);
    template = template.replaceAll(shipped, here);
  }
  writeFileSync(path.join(folder, 'vitrine.conf'), filledIn(template, values));
  const servers = `include ${folder}/vitrine.conf;\n  ${more}`;
  const nginx = await startNginx(folder, { port: internal, http: servers, workers });
  return {
    url: `https://localhost:${https}`,
    plainUrl: `http://127.0.0.1:${http}`,
    internal: `http://127.0.0.1:${internal}`,
    secret,
    accessLog: () => readFileSync(values.FRONT_ACCESS_LOG, 'utf8'),
    ...nginx,
  };
}
