import 'server-only';
import { markPartial } from '@/lib/cache/uncacheable';

/**
 * Resolves to the data of a part that its page can go without, or to `fallback` if the read fails.
 * The error is then logged as `failure`, and the page is sent to this visitor but not stored.
 */
export async function optional<T, F>(
  read: Promise<T>,
  fallback: F,
  failure: string,
): Promise<T | F> {
  try {
    return await read;
  } catch (error) {
    console.error(`${failure}:`, error);
    await markPartial();
    return fallback;
  }
}
