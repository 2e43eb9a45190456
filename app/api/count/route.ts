import type { NextRequest } from 'next/server';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { parseJson } from '@/lib/format/parse-json';
import { boundedText } from '@/lib/http/bounded-body';
import { emptyAnswer } from '@/lib/http/unlisted';
import { countStep } from '@/lib/results/count';
import { stepForm } from '@/lib/results/form';
import { asksNotToBeCounted } from '@/lib/results/refusal';

const MAX_BYTES = 1_024;

/**
 * POST /api/count: one step of a visitor (lib/results/form.ts), as JSON. Answers 204, even if it is
 * not counted at the visitor's request; 403 to other sites, 413 to more than 1,024 bytes, 400 to
 * anything else.
 */
export async function POST(request: NextRequest) {
  if (!(await isSameOrigin())) return emptyAnswer(403);
  if (asksNotToBeCounted(request.headers)) return emptyAnswer(204);
  const text = await boundedText(request, MAX_BYTES);
  if (text === null) return emptyAnswer(413);
  const { data: step } = stepForm.safeParse(parseJson(text));
  if (!step) return emptyAnswer(400);
  countStep(step);
  return emptyAnswer(204);
}
