import 'server-only';
import { recallHotel } from '@/lib/hotels/known-address';
import { hotelPath } from '@/lib/hotels/paths';
import { recallOffer } from '@/lib/offers/known-address';
import { MISS, type Subject, subjectOf } from './paths';
import { hasOffer, hasRegion, lookUpHotel } from './queries';

/** So many look-ups wait for the database at a time; the others wait for their turn. */
const AT_ONCE = 8;
/** After one that failed the pages are left to ask by themselves for so long, in ms. */
const PAUSE_MS = 5_000;

/** Names that were there once: their pages say themselves when they are gone. Bounded by rows. */
const existing = new Set<string>();
const waiting: (() => void)[] = [];
let busy = 0;
let failedAt = Number.NEGATIVE_INFINITY;

async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

/** What `ask` finds, 'unsure' while the database doesn't answer. */
async function asked<T>(ask: () => Promise<T>): Promise<T | 'unsure'> {
  return inTurn(async () => {
    if (Date.now() - failedAt < PAUSE_MS) return 'unsure';
    try {
      return await ask();
    } catch {
      failedAt = Date.now();
      return 'unsure';
    }
  });
}

const RECALL = {
  hotel: recallHotel,
  offer: recallOffer,
  region: async () => null,
};
const ASK = { hotel: lookUpHotel, offer: hasOffer, region: hasRegion };

/** Whether a row may be there. What was there once counts as there, and so does what can't be asked. */
async function mayExist(kind: keyof typeof ASK, name: string): Promise<boolean> {
  const key = `${kind} ${name}`;
  if (existing.has(key)) return true;
  const found = (await RECALL[kind](name)) ?? (await asked<unknown>(() => ASK[kind](name)));
  if (found === 'unsure') return true;
  if (found) existing.add(key);
  return Boolean(found);
}

type Answer = { rewrite: string } | { redirect: string } | null;

/**
 * A hotel's short link leads to the hotel. While the database is away it leads to where it led
 * before; where that is not known the hotel's page says that it can't be loaded.
 */
async function shortLink(slug: string): Promise<Answer> {
  const found = await asked(() => lookUpHotel(slug));
  const hotel = found === 'unsure' ? await recallHotel(slug) : found;
  if (hotel) return { redirect: hotelPath(hotel) };
  return found === 'unsure' ? { rewrite: `/hotel/${slug}` } : null;
}

async function answerFor({ kind, name }: Subject): Promise<Answer> {
  if (kind === 'shortLink') return shortLink(name);
  return (await mayExist(kind, name)) ? null : { rewrite: MISS[kind] };
}

/**
 * What answers an address in place of a page of its own: a shared page where nothing is there,
 * null where the route itself answers. Visitors choose addresses, so what costs more than a look-up
 * is not done for one that leads nowhere.
 */
export async function lookUp(pathname: string): Promise<Answer> {
  const subject = subjectOf(pathname);
  if (subject === null) return null;
  return typeof subject === 'string' ? { rewrite: subject } : answerFor(subject);
}
