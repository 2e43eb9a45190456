import 'server-only';
import { publicWriteClient } from '@/lib/db/public-client';
import { logFailure } from '@/lib/log';
import type { StepForm } from './form';
import { pageOf } from './page-of';

/** How long steps are collected before they are written, in milliseconds. */
const COLLECTED_MS = 2_000;
/** Most distinct counts kept while the database does not answer, and most per call. */
const MOST = 500;
/** Most visits per distinct count in one call (private.add_steps). */
const MOST_VISITS = 10_000;

type Entry = { step: string; hotel: string; offer: string; campaign: string; visits: number };

let collected = new Map<string, Entry>();
let timer: NodeJS.Timeout | null = null;

function add(entry: Entry): void {
  const key = [entry.step, entry.hotel, entry.offer, entry.campaign].join('\n');
  const known = collected.get(key);
  if (known) known.visits = Math.min(known.visits + entry.visits, MOST_VISITS);
  else if (collected.size < MOST) collected.set(key, entry);
}

/** Writes the collected counts. If that fails, they are retried together with the next ones. */
async function write(): Promise<void> {
  timer = null;
  const entries = [...collected.values()];
  collected = new Map();
  try {
    const { error } = await publicWriteClient().rpc('count_steps', { entries });
    if (error) throw error;
  } catch (error) {
    logFailure('results.count', error);
    entries.forEach(add);
  }
}

// When an instance ends, it writes what it has collected while it finishes open requests.
process.on('SIGTERM', () => {
  if (timer) clearTimeout(timer);
  if (collected.size > 0) void write();
});

/** Counts one step of a visitor. It is written within seconds, together with those of others. */
export function countStep({ step, path, hotel, campaign = '' }: StepForm): void {
  const page = pageOf(path);
  if (!page && (step === 'page' || step === 'bar')) return;
  add({
    step,
    hotel: hotel ?? page?.hotel ?? '',
    offer: hotel ? '' : (page?.offer ?? ''),
    campaign,
    visits: 1,
  });
  timer ??= setTimeout(write, COLLECTED_MS);
}
