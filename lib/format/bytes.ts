import { formatDecimal } from './format-number';

const MEGA = 1024 * 1024;

/** The size of a file for people to read: '3,4 MB', '82 KB'. */
export function formatBytes(bytes: number): string {
  if (bytes >= MEGA) return `${formatDecimal(bytes / MEGA, 1, 0)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
