import 'server-only';
import { z } from 'zod';
import type { SessionClient } from '@/lib/db/session-client';
import type { Period } from './report';
import { STEPS } from './steps';

const number = z.number().int().nonnegative();
const counts = { pages: number, bars: number, exits: number, before: number };

const report = z.object({
  /** The day of the very first count; null if there is none. */
  since: z.string().nullable(),
  days: z.array(z.object({ day: z.string(), step: z.enum(STEPS), visits: number })),
  /** `name` is null if the record has been deleted. */
  hotels: z.array(z.object({ id: z.string(), name: z.string().nullable(), ...counts })),
  offers: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      hotel: z.string().nullable(),
      ...counts,
    }),
  ),
  campaigns: z.array(z.object({ name: z.string(), entries: number, ...counts })),
});

export type Report = z.infer<typeof report>;

/** How many hotels, offers and campaigns are read, those with the most exits first. */
export const REPORT_LINES = { screen: 50, file: 10_000 } as const;

/**
 * The counts of a period and of the one before it, for one hotel or for all (null): by day, and for
 * the hotels, offers and campaigns with the most exits. Throws on any failure.
 */
export async function readReport(
  client: SessionClient,
  { from, to }: Period,
  hotel: string | null,
  lines: number = REPORT_LINES.screen,
): Promise<Report> {
  const { data, error } = await client.rpc('results_report', {
    date_from: from,
    date_to: to,
    most: lines,
    ...(hotel ? { hotel } : {}),
  });
  if (error) throw error;
  return report.parse(data);
}
