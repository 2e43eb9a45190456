const MINUTE_MS = 60_000;

/** 'GMT-03:00', or 'GMT' alone. */
const PATTERN = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/;

/** Minutes that a time zone is ahead of UTC (São Paulo: -180); null if the zone is unknown. */
export function utcOffset(zone: string, now: Date = new Date()): number | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    const { value = '' } =
      format.formatToParts(now).find(({ type }) => type === 'timeZoneName') ?? {};
    const parts = PATTERN.exec(value);
    if (!parts) return null;
    const [, sign, hours = 0, minutes = 0] = parts;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return null;
  }
}

/** The local time there, as the UTC fields of a date. `offset` in minutes. */
export const clockAt = (offset: number): Date => new Date(Date.now() + offset * MINUTE_MS);
