import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Failure } from '../start/failure.mjs';

function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: 1000 });
    const done = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('timeout', () => done(false));
  });
}

function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    process.kill(holder.pid, 0);
    return holder.pid === process.pid ? null : holder;
  } catch {
    return null; // no lock, an unreadable one, or its process is gone
  }
}

/** The port of the process that uses a data directory; null if none does. */
export async function portInUse(dataDir) {
  const holder = holderOf(`${dataDir}.lock`);
  return holder && (await answers(holder.port)) ? holder.port : null;
}

/**
 * Locks a data directory, because two processes on it would destroy it. The lock file names a
 * process and its port, and is ignored unless that process exists and something answers on the port:
 * a killed run, or a process id that was reused after a restart, does not block the next start.
 * Resolves to the function that releases the lock; throws a Failure when the directory is in use.
 */
export async function lock(dataDir, port) {
  const file = `${dataDir}.lock`;
  const holder = holderOf(file);
  if (holder && (await answers(holder.port))) {
    throw new Failure(
      `The embedded database is already in use by process ${holder.pid} (port ${holder.port}): end that run first.`,
    );
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, port }));
  rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
  return () => rmSync(file, { force: true });
}

/**
 * Like `lock`, for a process that serves nothing: it listens on its own port so that others can see
 * that it is running. Resolves to the function that releases the lock.
 */
export async function lockWithoutApi(dataDir) {
  const server = net.createServer((socket) => socket.destroy());
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const release = await lock(dataDir, server.address().port);
    return () => {
      server.close();
      release();
    };
  } catch (error) {
    server.close();
    throw error;
  }
}
