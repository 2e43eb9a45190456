import 'server-only';
import { recallHotel } from '@/lib/hotels/known-url';
import { type HotelUrlParts, hotelTarget } from '@/lib/hotels/paths';
import { createTurns } from '@/lib/http/turns';
import { recallOffer } from '@/lib/offers/known-url';
import { type OfferUrlParts, offerPath } from '@/lib/offers/paths';
import { whenMoved } from './moved';
import { MISS, type Subject, subjectOf, UNSURE_HOTEL } from './paths';
import { hasEnded, hasRegion, lookUpHotel, lookUpOffer } from './queries';

/** Look-ups that run in the database at the same time; further ones are queued. */
const AT_ONCE = 8;
/** How long look-ups pause after one failed, in ms; meanwhile the pages query by themselves. */
const PAUSE_MS = 5_000;

/** Paths whose record was found once; if it goes later, the page answers 404. One per record. */
const existing = new Set<string>();
whenMoved((pathname) => existing.delete(pathname));
const inTurn = createTurns(AT_ONCE);
let failedAt = Number.NEGATIVE_INFINITY;

/** Resolves to the result of `ask`, or to 'unsure' while the database doesn't answer. */
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
/** Null if the route itself answers. */
type Answer = { rewrite: string } | { redirect: string; forGood: boolean } | null;

/** The record's path from the last known copy (`kept`) and from the database (`stored`); null if none. */
function pathsOf({ kind, name, form }: Named) {
  if (kind === 'hotel') {
    const pathOf = (hotel: HotelUrlParts | null) =>
      hotel && hotelTarget(hotel, { slug: name, older: form === 'older' });
    return {
      kept: async () => pathOf(await recallHotel(name)),
      stored: async () => pathOf(await lookUpHotel(name)),
    };
  }
  const pathOf = (offer: OfferUrlParts | null) => offer && offerPath(offer);
  return {
    kept: async () => pathOf(await recallOffer(name)),
    stored: async () => pathOf(await lookUpOffer(name)),
  };
}

/** The answer if visitors see no such record. An offer that has ended still has its own page. */
async function missing({ kind, name, form }: Named): Promise<Answer> {
  if (form !== 'short') {
    const isOver = kind === 'offer' && (await asked(() => hasEnded(name)));
    return isOver ? null : { rewrite: MISS[kind] };
  }
  // The URL may belong to another route; an offer's page says that it is not available.
  return kind === 'hotel' ? null : { redirect: `/oferta/${name}`, forGood: false };
}

/** The answer if the database gives none: a route that queries it and renders its error screen. */
function unknown({ kind, name, form }: Named): Answer {
  if (form !== 'short') return null;
  return { rewrite: kind === 'hotel' ? `${UNSURE_HOTEL}/${name}` : `/oferta/${name}` };
}

/**
 * A page that was rendered before is left to its route without a look-up. A redirect holds as long
 * as the database confirms it, and while the database does not answer.
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
 * Returns what answers a visit instead of the route itself: a shared page if nothing is there, or a
 * redirect if the record has another path. Visitors choose URLs, so nothing that costs more than a
 * look-up is done for one that leads nowhere.
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
