import type { ResultGroup } from '@/lib/results/list-query';
import type { Report } from '@/lib/results/staff-queries';
import { OTHER_CAMPAIGNS } from '@/lib/results/steps';

/** A line of the table of offers, hotels or campaigns. */
export type GroupRow = {
  key: string;
  /** Null if it was deleted since, or for the line of campaigns beyond the limit. */
  name: string | null;
  /** The hotel of an offer. */
  hotel: string | null;
  /** Only for campaigns: visits do not start with an offer or a hotel. */
  entries: number | null;
  pages: number;
  bars: number;
  exits: number;
  before: number;
};

/** The lines of one of the tables, sorted by exits, highest first. */
export function groupRows(report: Report, group: ResultGroup): GroupRow[] {
  switch (group) {
    case 'ofertas':
      return report.offers.map(({ id, ...offer }) => ({ ...offer, key: id, entries: null }));
    case 'hoteis':
      return report.hotels.map(({ id, ...of }) => ({ ...of, key: id, hotel: null, entries: null }));
    case 'campanhas':
      return report.campaigns.map(({ name, ...counts }) => ({
        ...counts,
        key: name,
        name: name === OTHER_CAMPAIGNS ? null : name,
        hotel: null,
      }));
  }
}
