import { formatDate, todayInSaoPaulo } from './date';
import { onFirstUse } from './first-use';

/** The date of a moment in São Paulo ('2026-11-21T01:30:00Z' → '20/11/2026'); null if invalid. */
export function formatDay(moment: string | null | undefined): string | null {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : formatDate(todayInSaoPaulo(date));
}

const moments = (timeStyle: 'medium' | 'short') =>
  onFirstUse(
    () =>
      new Intl.DateTimeFormat('pt-BR', {
        timeZone: 'America/Sao_Paulo',
        dateStyle: 'short',
        timeStyle,
      }),
  );

const momentFormats = { seconds: moments('medium'), minutes: moments('short') };

/** The date and time of a moment in São Paulo ('20/11/2026 22:30:00'); null if invalid. */
export function formatMoment(
  moment: string | null | undefined,
  upTo: keyof typeof momentFormats = 'seconds',
): string | null {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : momentFormats[upTo]().format(date).replace(',', '');
}
