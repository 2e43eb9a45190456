import { spawn } from 'node:child_process';

const running = new Set();

/**
 * Starts a command in a process group of its own, so that ending it ends its children as well.
 * `options` are child_process.spawn's; output is inherited unless they say otherwise.
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    ...options,
  });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => {
    signal(child, 'SIGKILL'); // whatever it left behind
    running.delete(child);
  });
  return child;
}

const DIE_WITH_PARENT = new URL('./die-with-parent.mjs', import.meta.url).href;

/** Starts a Node program that cannot outlive this process, not even when this one is killed. */
export function startNode(args, options) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  return start(process.execPath, ['--import', DIE_WITH_PARENT, ...args], { stdio, ...options });
}

/** Resolves to the exit code of a command (128 for a signal, 127 when it cannot be started). */
export const run = (command, args, options) => exitOf(start(command, args, options));

/** Like `run`, for parallel commands: resolves to { code, output } and prints nothing. */
export function runCaptured(command, args, options) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 128, output }));
  });
}

/** The exit code of a child started here, as in `run`. */
export function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 128));
  });
}

function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // Already gone: that is what was asked for.
  }
}

/** Ends a child and everything it started; kills it after `graceMs`. */
export function stop(child, graceMs = 4000) {
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => signal(child, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    signal(child, 'SIGTERM');
  });
}

/** Ends every child that is still running. */
export const stopAll = () => Promise.all([...running].map((child) => stop(child)));

/**
 * Calls `cleanUp` once when the terminal, the system or the user ends this process, then leaves
 * with the exit code a shell expects. SIGHUP is a closed terminal window. Returns a function that
 * tells whether that has begun.
 */
export function onEnd(cleanUp) {
  let ending = false;
  const end = async (code) => {
    if (ending) return;
    ending = true;
    await stopAll();
    await cleanUp?.();
    process.exit(code);
  };
  process.on('SIGINT', () => end(130));
  process.on('SIGTERM', () => end(143));
  process.on('SIGHUP', () => end(129));
  if (process.env.npm_lifecycle_event) {
    // npm signals the shell between it and this process, and that shell may not forward the signal.
    const shell = process.ppid;
    setInterval(() => process.ppid !== shell && end(143), 500).unref();
  }
  return () => ending;
}
