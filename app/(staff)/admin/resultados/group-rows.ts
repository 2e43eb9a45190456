import type { ResultGroup } from '@/lib/results/list-query';
import type { Report } from '@/lib/results/staff-queries';
import { OTHER_CAMPAIGNS } from '@/lib/results/steps';

/** A line of the table of offers, hotels or campaigns. */
export type GroupRow = {
  key: string;
  /** Null: it was deleted since, or stands for the campaigns that are too many. */
  name: string | null;
  /** The hotel of an offer. */
  hotel: string | null;
  /** Of campaigns only: an offer or a hotel is not what a visit is opened with. */
  entries: number | null;
  pages: number;
  bars: number;
  exits: number;
  before: number;
};

/** The lines of one of the tables, those with the most ways out first. */
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
