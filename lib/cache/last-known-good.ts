import 'server-only';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';

const remembered = new Map<string, string>();

/** Beside the stored pages: a new build begins without. */
const fileOf = (name: string) =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    env().NEXT_DIST_DIR,
    'server/page-cache',
    `${name}.json`,
  );

async function remember(name: string, text: string): Promise<void> {
  if (remembered.get(name) === text) return;
  remembered.set(name, text);
  const file = fileOf(name);
  const temporary = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    console.warn(`What was read last of '${name}' can’t be stored on this disk:`, error);
  }
}

const recall = async (name: string) =>
  remembered.get(name) ??
  (await readFile(/* turbopackIgnore: true */ fileOf(name), 'utf8').catch(() => null));

/**
 * What `read` resolves to; while it fails, what it resolved to last, also before a restart. Throws
 * what `read` throws where it has never been read. For small JSON values that a page can show when
 * they are a little old; content is kept with its page.
 */
export async function lastKnownGood<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read();
    await remember(name, JSON.stringify(value));
    return value;
  } catch (error) {
    const text = await recall(name);
    if (text === null) throw error;
    console.error(`What was read last of '${name}' is used again:`, error);
    return JSON.parse(text) as T;
  }
}
