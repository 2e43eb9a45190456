import 'server-only';
import { publicWriteClient } from '@/lib/db/public-client';
import { logFailure } from '@/lib/log';
import type { StepForm } from './form';
import { pageOf } from './page-of';

/** How long steps are collected before they are written, in milliseconds. */
const COLLECTED_MS = 2_000;
/** Kinds of count that are kept while the database does not answer, and that one call takes. */
const MOST = 500;
/** Visits of one kind that one call takes (private.add_steps). */
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

/** Writes what was collected. What the database did not take is tried again with what comes next. */
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

// What an instance has collected when it ends is written while it finishes what is open.
process.on('SIGTERM', () => {
  if (timer) clearTimeout(timer);
  if (collected.size > 0) void write();
});

/** Counts one step of a visitor, within seconds and together with those of others. */
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
