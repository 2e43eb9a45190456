import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process holds of the machine's memory, in MB. */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)[1]) / 1024;
  } catch {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
    );
  }
}

/** Looks every second until `stop()`, which returns what was seen, in MB. */
export function watchMemory(pid) {
  const seen = [];
  const timer = setInterval(() => seen.push(memoryOf(pid)), 1000);
  return {
    stop() {
      clearInterval(timer);
      return seen;
    },
  };
}
