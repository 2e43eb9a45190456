import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { start, stop } from '../start/children.mjs';
import { anyFreePort, waitForPort } from '../start/ports.mjs';
import { makeCertificate } from '../test/front.mjs';

function has(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether this machine can put HTTP/2 in front of a site. */
export const hasNginx = () => has('nginx', '-v') && has('openssl', 'version');

const server = (folder, { port, tlsPort }) => `
  upstream next${port} { server 127.0.0.1:${port}; keepalive 32; }
  server {
    listen ${tlsPort} ssl http2;
    server_name localhost;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://next${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
      proxy_buffer_size 64k;
      proxy_buffers 32 64k;
      proxy_busy_buffers_size 128k;
    }
  }`;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = (folder, sites) => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${sites.map((site) => server(folder, site)).join('\n')}
}
`;

/**
 * Puts one nginx with TLS and HTTP/2 in front of sites that listen on `ports`, configured in a
 * folder inside `temp`. Resolves to { urls (in the order of the ports), close }.
 */
export async function startNginx(ports, temp) {
  const folder = path.join(temp, 'nginx');
  mkdirSync(folder);
  makeCertificate(folder);
  const sites = [];
  for (const port of ports) sites.push({ port, tlsPort: await anyFreePort() });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, sites));
  const child = start('nginx', ['-e', path.join(folder, 'error.log'), '-c', file]);
  await waitForPort(sites[0].tlsPort, child, 'nginx');
  return {
    urls: sites.map(({ tlsPort }) => `https://localhost:${tlsPort}`),
    close: () => stop(child),
  };
}
