import type { NextRequest } from 'next/server';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { env } from '@/lib/env';
import { boundedText } from '@/lib/http/bounded-body';
import { emptyAnswer, UNLISTED } from '@/lib/http/unlisted';
import { LIGHT_MODE_PATH, lightCookie } from '@/lib/media/light-mode';

const MAX_BYTES = 256;

/**
 * POST /api/light-mode: turns the light mode on (`light=on`) or off, and redirects back to its
 * page. 403 for another site's form, 413 for a body of more than 256 bytes.
 */
export async function POST(request: NextRequest) {
  if (!(await isSameOrigin())) return emptyAnswer(403);
  const text = await boundedText(request, MAX_BYTES);
  if (text === null) return emptyAnswer(413);
  const isOn = new URLSearchParams(text).get('light') === 'on';
  const cookie = lightCookie(isOn, env().SITE_URL.startsWith('https:'));
  return new Response(null, {
    status: 303,
    headers: { ...UNLISTED, Location: LIGHT_MODE_PATH, 'Set-Cookie': cookie },
  });
}
