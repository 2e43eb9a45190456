import { onFirstUse } from './first-use';

const MEGA = 1024 * 1024;

const number = onFirstUse(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

/** The size of a file for people to read: '3,4 MB', '82 KB'. */
export function formatBytes(bytes: number): string {
  if (bytes >= MEGA) return `${number().format(bytes / MEGA)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
