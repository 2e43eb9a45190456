import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { anyFreePort } from '../start/ports.mjs';
import { makeCertificate, startNginx } from '../test/nginx.mjs';

function has(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether this machine has what a TLS front needs: nginx and openssl. */
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

/**
 * Puts one nginx with TLS and HTTP/2 in front of sites that listen on `ports`, configured in a
 * folder inside `temp`. Resolves to { urls (in the order of the ports), close }.
 */
export async function startTlsFront(ports, temp) {
  const folder = path.join(temp, 'nginx');
  makeCertificate(folder);
  const sites = [];
  for (const port of ports) sites.push({ port, tlsPort: await anyFreePort() });
  const http = sites.map((site) => server(folder, site)).join('\n');
  const { close } = await startNginx(folder, { port: sites[0].tlsPort, http });
  return { urls: sites.map(({ tlsPort }) => `https://localhost:${tlsPort}`), close };
}
