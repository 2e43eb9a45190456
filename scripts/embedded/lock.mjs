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
