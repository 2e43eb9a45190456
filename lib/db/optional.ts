import 'server-only';
import { markPartial } from '@/lib/cache/uncacheable';

/**
 * Resolves to what is read for a part that its page can go without, and to `fallback` where it can't
 * be read: that is logged as `failure`, and the page goes to this visitor only and is not stored.
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
