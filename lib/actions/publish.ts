import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { env } from '@/lib/env';

/** Longest wait for one page that is rendered anew, in milliseconds. */
const WARM_TIMEOUT_MS = 10_000;
/** A page that is still the old one is asked for again after so long, and then each time twice that. */
const ASK_AGAIN_MS = 50;
/**
 * So many pages are rendered at a time, whoever wants them: one reads while the other is made. More
 * would only share the processor, so that the first is done with the last.
 */
const AT_ONCE = 2;

/**
 * Makes a change visible: pages that read anything under these tags are rendered anew, and the ones
 * named here at once, in this order, so that no visitor meets the old one. If the database fails in
 * that moment they keep their last good content. `more` names further pages, however many: they are
 * rendered one by one and stand in nobody's way.
 */
export function publish(
  tags: readonly string[],
  paths: readonly string[],
  more: () => Promise<readonly string[]> = async () => [],
): void {
  for (const tag of tags) revalidateTag(tag, 'max');
  after(async () => {
    await warmAll(paths);
    await warmLater(await more());
  });
}

/** Pages that somebody wants rendered anew; wanted twice before its turn, a page is rendered once. */
const waiting = new Set<string>();
const waitingLonger = new Set<string>();
let workers = 0;
let isWorkingLater = false;

async function warmAll(paths: readonly string[]): Promise<void> {
  for (const path of paths) waiting.add(path);
  const free = Math.min(AT_ONCE - workers, waiting.size);
  await Promise.all(
    Array.from({ length: free }, async () => {
      workers += 1;
      await work(waiting);
      workers -= 1;
    }),
  );
}

async function warmLater(paths: readonly string[]): Promise<void> {
  for (const path of paths) waitingLonger.add(path);
  if (isWorkingLater) return;
  isWorkingLater = true;
  await work(waitingLonger);
  isWorkingLater = false;
}

/** Renders until nothing waits; what others add meanwhile is taken as well, and taken by one. */
async function work(queue: Set<string>): Promise<void> {
  for (const path of queue) {
    queue.delete(path);
    // A page that can't be had now is rendered for whoever asks for it.
    await warm(path).catch(() => {});
  }
}

/** Asks for a page until it is not the old one any more: asking is what has it rendered. */
async function warm(path: string): Promise<void> {
  const url = new URL(path, env().SITE_URL);
  const signal = AbortSignal.timeout(WARM_TIMEOUT_MS);
  for (let pause = ASK_AGAIN_MS; ; pause *= 2) {
    const response = await fetch(url, { cache: 'no-store', redirect: 'manual', signal });
    await response.body?.cancel();
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return;
    await setTimeout(pause);
  }
}
