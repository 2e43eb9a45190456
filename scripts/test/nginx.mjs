import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { start, stop } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { waitForPort } from '../start/ports.mjs';
import { isRoot } from './debian.mjs';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const MIME_TYPES = 'types { text/html html; text/plain txt; }\n';

/** Makes a folder with a key and a certificate for localhost in it, as key.pem and cert.pem. */
export function makeCertificate(folder) {
  mkdirSync(folder, { recursive: true });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')];
  const args = ['req', '-x509', ...key, '-days', '2', '-subj', '/CN=localhost', ...files];
  execFileSync('openssl', args, { stdio: 'ignore' });
}

/** The part of an operator's own nginx.conf around the servers. */
const configuration = (folder, { workers, http }) => `${isRoot() ? 'user root;' : ''}
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
  ${http}
}
`;

/**
 * Starts an nginx with its files in this folder; `http` is its http block. Resolves to { log(),
 * close() } once it listens on `port`; throws a Failure with its log if it does not start.
 */
export async function startNginx(folder, { port, http, workers = 1 }) {
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(path.join(folder, 'mime.types'), MIME_TYPES);
  writeFileSync(file, configuration(folder, { workers, http }));
  const logFile = path.join(folder, 'error.log');
  const log = () => readFileSync(logFile, 'utf8');
  const child = start('nginx', ['-e', logFile, '-c', file]);
  try {
    await waitForPort(port, child, 'nginx');
  } catch (error) {
    throw new Failure(`${error.message} ${log()}`);
  }
  return { log, close: () => stop(child) };
}
