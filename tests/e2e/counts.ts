import { randomUUID } from 'node:crypto';
import { restAsService } from './environment';
import { expect } from './fixtures';

export type Count = {
  step: string;
  hotel_id: string | null;
  offer_id: string | null;
  visits: number;
};

/** A unique campaign, which separates the counts of a test from all others. */
export const newCampaign = () => `teste-${randomUUID().slice(0, 8)}`;

/** The counts of a campaign, as 'step visits'. */
export async function countsOf(campaign: string): Promise<string[]> {
  const rows = await restAsService<Count>(`step_counts?campaign=eq.${campaign}&order=step`);
  return rows.map(({ step, visits }) => `${step} ${visits}`);
}

export const countedAs = (campaign: string, counts: string[]) =>
  expect.poll(() => countsOf(campaign), { timeout: 15_000 }).toEqual(counts);

/** What a page sends to be counted. */
export const stepOn = (path: string, campaign: string) =>
  JSON.stringify({ step: 'page', path, campaign });
