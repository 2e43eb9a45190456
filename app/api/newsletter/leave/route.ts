import type { NextRequest } from 'next/server';
import { publicWriteClient } from '@/lib/db/public-client';
import { storable } from '@/lib/format/storable';
import { boundedText } from '@/lib/http/bounded-body';
import { emptyAnswer, seeOther } from '@/lib/http/unlisted';
import { logFailure } from '@/lib/log';
import { LEFT_PATH, leaveFailedPath, leavePath } from '@/lib/newsletter/paths';

const MAX_BYTES = 4_096;
const TOKEN_LENGTH = 120;

/** Removes the subscriber of a token; false when the database did not answer. */
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

/** GET /api/newsletter/leave: leads to the page that asks. Programs follow links, so it removes no one. */
export async function GET(request: NextRequest) {
  const token = request.nextUrl.searchParams.get('t') ?? '';
  return seeOther(leavePath(token.slice(0, TOKEN_LENGTH)));
}

/**
 * POST /api/newsletter/leave: takes an e-mail off the list, by the signed token of its link alone: no
 * session, and no origin to check. Answers the same for every token, known, used or invented: 303 to
 * the page's outcome, or without a redirect to a mail service (RFC 8058).
 */
export async function POST(request: NextRequest) {
  const text = await boundedText(request, MAX_BYTES);
  if (text === null) return emptyAnswer(413);
  const sent = new URLSearchParams(text);
  const asked = sent.get('t') ?? request.nextUrl.searchParams.get('t') ?? '';
  const token = storable(asked.slice(0, TOKEN_LENGTH));
  const hasLeft = await leave(token);
  // As multipart as well, where the text is in the middle of the body.
  if (/List-Unsubscribe/i.test(text)) return emptyAnswer(hasLeft ? 200 : 503);
  return seeOther(hasLeft ? LEFT_PATH : leaveFailedPath(token));
}
