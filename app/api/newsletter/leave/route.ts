import type { NextRequest } from 'next/server';
import { publicWriteClient } from '@/lib/db/public-client';
import { storable } from '@/lib/format/storable';
import { boundedText } from '@/lib/http/bounded-body';
import { emptyAnswer, seeOther } from '@/lib/http/unlisted';
import { logFailure } from '@/lib/log';
import { LEFT_PATH, leaveFailedPath, leavePath } from '@/lib/newsletter/paths';

const MAX_BYTES = 4_096;
const TOKEN_LENGTH = 120;

/** Removes the subscriber with this token; false if the database did not answer. */
async function leave(token: string): Promise<boolean> {
  try {
    const { error } = await publicWriteClient().rpc('unsubscribe_from_newsletter', {
      token,
    });
    if (error) throw error;
    return true;
  } catch (error) {
    logFailure('newsletter.leave', error);
    return false;
  }
}

/**
 * GET /api/newsletter/leave: redirects to the page that asks for confirmation. Removes nothing,
 * because programs follow links.
 */
export async function GET(request: NextRequest) {
  const token = request.nextUrl.searchParams.get('t') ?? '';
  return seeOther(leavePath(token.slice(0, TOKEN_LENGTH)));
}

/**
 * POST /api/newsletter/leave: removes an e-mail from the list, by the signed token of its link
 * alone: no session, and no origin to check. Answers the same for every token, known, used or made
 * up: 303 to the page's outcome, or, for a mail service (RFC 8058), without a redirect.
 */
export async function POST(request: NextRequest) {
  const text = await boundedText(request, MAX_BYTES);
  if (text === null) return emptyAnswer(413);
  const sent = new URLSearchParams(text);
  const asked = sent.get('t') ?? request.nextUrl.searchParams.get('t') ?? '';
  const token = storable(asked.slice(0, TOKEN_LENGTH));
  const hasLeft = await leave(token);
  // Also matches multipart bodies, with the text in the middle.
  if (/List-Unsubscribe/i.test(text)) return emptyAnswer(hasLeft ? 200 : 503);
  return seeOther(hasLeft ? LEFT_PATH : leaveFailedPath(token));
}
