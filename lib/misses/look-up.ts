import 'server-only';
import { type HotelAddress, recallHotel } from '@/lib/hotels/known-address';
import { hotelTarget } from '@/lib/hotels/paths';
import { type OfferAddress, recallOffer } from '@/lib/offers/known-address';
import { offerPath } from '@/lib/offers/paths';
import { MISS, type Subject, subjectOf } from './paths';
import { hasRegion, lookUpHotel, lookUpOffer } from './queries';

/** So many look-ups wait for the database at a time; the others wait for their turn. */
const AT_ONCE = 8;
/** After one that failed the pages are left to ask by themselves for so long, in ms. */
const PAUSE_MS = 5_000;

/** Paths of pages that were there once: they say themselves when they are gone. Bounded by rows. */
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

type Named = Exclude<Subject, { kind: 'region' }>;
/** Null where the route itself answers. */
type Answer = { rewrite: string } | { redirect: string; forGood: boolean } | null;

/** Where a visit belongs by what was kept, and by what the database says; null where nowhere. */
function pathsOf({ kind, name, form }: Named) {
  if (kind === 'hotel') {
    const pathOf = (hotel: HotelAddress | null) =>
      hotel && hotelTarget(hotel, { slug: name, older: form === 'older' });
    return {
      kept: async () => pathOf(await recallHotel(name)),
      stored: async () => pathOf(await lookUpHotel(name)),
    };
  }
  const pathOf = (offer: OfferAddress | null) => offer && offerPath(offer);
  return {
    kept: async () => pathOf(await recallOffer(name)),
    stored: async () => pathOf(await lookUpOffer(name)),
  };
}

/** Where nothing is there. */
function missing({ kind, name, form }: Named): Answer {
  if (form !== 'short') return { rewrite: MISS[kind] };
  // Whatever else may have this address; an offer's page says that it is not available.
  return kind === 'hotel' ? null : { redirect: `/oferta/${name}`, forGood: false };
}

/** Where nobody can say: the page says that it can't be loaded. */
function unknown({ kind, name, form }: Named): Answer {
  if (form !== 'short') return null;
  return { rewrite: kind === 'hotel' ? `/hotel/${name}` : `/oferta/${name}` };
}

/**
 * A page that was rendered before is left to its route without a question. A redirect is good as long
 * as the database says so, and goes on while it says nothing.
 */
async function answerFor(subject: Named, pathname: string): Promise<Answer> {
  const { kept, stored } = pathsOf(subject);
  const before = await kept();
  const now = before === pathname ? before : await asked(stored);
  const path = now === 'unsure' ? before : now;
  if (path === null) return now === 'unsure' ? unknown(subject) : missing(subject);
  if (path !== pathname) return { redirect: path, forGood: true };
  existing.add(pathname);
  return null;
}

async function answerForRegion(id: string, pathname: string): Promise<Answer> {
  const found = await asked(() => hasRegion(id));
  if (!found) return { rewrite: MISS.region };
  if (found !== 'unsure') existing.add(pathname);
  return null;
}

/**
 * What answers a visit in place of a page of its own: a page that is shared where nothing is there, a
 * redirect where it belongs elsewhere. Visitors choose addresses, so what costs more than a look-up
 * is not done for one that leads nowhere.
 */
export async function lookUp(pathname: string): Promise<Answer> {
  if (existing.has(pathname)) return null;
  const subject = subjectOf(pathname);
  if (subject === null) return null;
  if (typeof subject === 'string') return { rewrite: subject };
  return subject.kind === 'region'
    ? answerForRegion(subject.name, pathname)
    : answerFor(subject, pathname);
}
