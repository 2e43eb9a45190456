import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { start, stop } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';
import { anyFreePort, waitForPort } from '../start/ports.mjs';
import { ensureProgram, isRoot } from './debian.mjs';

const SHIPPED = inRoot('deploy/nginx');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** A key and a certificate for localhost in this folder, as key.pem and cert.pem. */
export function makeCertificate(folder) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')];
  const args = ['req', '-x509', ...key, '-days', '2', '-subj', '/CN=localhost', ...files];
  execFileSync('openssl', args, { stdio: 'ignore' });
}

/** What an operator's own nginx.conf has around the shipped files. */
const main = (folder, workers, more) => `${isRoot() ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid ${folder}/pid;
error_log ${folder}/error.log info;
events { worker_connections 1024; }
http {
  include ${folder}/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/vitrine.conf;
  ${more}
}
`;

const TYPES = 'types { text/html html; text/plain txt; }\n';

/** As envsubst does it: a word that nothing is known of stays. */
const filledIn = (template, values) =>
  template.replace(/\$\{(\w+)\}/g, (word, name) => values[name] ?? word);

/**
 * The shipped front (deploy/nginx) with instances on these ports of this machine, on free ports.
 * `ownNetwork` is exempt from its limits. `more` goes into its http block.
 * Resolves to { url (as visitors come), internal (FRONT_URL), secret, log(), close() }.
 */
export async function startFront(temp, options) {
  const { ports, name = 'front', ownNetwork = '127.0.0.0/8', workers = 1, more = '' } = options;
  await ensureProgram(['nginx'], '-v', 'nginx');
  await ensureProgram(['openssl'], 'version', 'openssl');
  const folder = path.join(temp, name);
  mkdirSync(folder, { recursive: true });
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
  const template = readFileSync(path.join(SHIPPED, 'vitrine.conf.template'), 'utf8');
  writeFileSync(path.join(folder, 'vitrine.conf'), filledIn(template, values));
  writeFileSync(path.join(folder, 'mime.types'), TYPES);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, main(folder, workers, more));
  const log = path.join(folder, 'error.log');
  const child = start('nginx', ['-e', log, '-c', file]);
  try {
    await waitForPort(internal, child, 'nginx');
  } catch (error) {
    throw new Failure(`${error.message} ${readFileSync(log, 'utf8')}`);
  }
  return {
    url: `https://localhost:${https}`,
    plainUrl: `http://127.0.0.1:${http}`,
    internal: `http://127.0.0.1:${internal}`,
    secret,
    log: () => readFileSync(log, 'utf8'),
    close: () => stop(child),
  };
}
