import { randomInt } from 'node:crypto';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Failure } from './failure.mjs';

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether nothing listens on the port: on loopback, nor on any address. */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/** A port number from the environment, or the default. Throws a Failure if it is not a port. */
export function portFrom(name, fallback) {
  const given = process.env[name];
  if (given === undefined || given === '') return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Failure(`${name}=${given} is not a port number: choose one from 1 to 65535.`);
}

/** Throws a Failure that says how to choose another port when this one is taken. */
export async function requireFree(name, port, what) {
  if (await isFree(port)) return;
  throw new Failure(
    `Port ${port} (${what}) is already in use: end what runs there, or choose another with ${name}=${port + 1}.`,
  );
}

/** Below the ports that systems use for outgoing connections, which can be taken at any moment. */
const FREE_PORTS = { first: 15_000, last: 32_000 };

/** Any free port, at random: it is taken later, and two callers at once must not get the same. */
export async function anyFreePort() {
  for (;;) {
    const port = randomInt(FREE_PORTS.first, FREE_PORTS.last);
    if (await isFree(port)) return port;
  }
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Waits until a child listens on its port. Throws a Failure, with its name, when it does not. */
export async function waitForPort(port, child, name) {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await answers(port)) return;
    await setTimeout(100);
  }
  throw new Failure(`${name} does not start.`);
}
