import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The resident memory of a process, in MB. */
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

/** Samples memory every second until `stop()`, which returns the samples, in MB. */
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
