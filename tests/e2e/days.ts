/** The date in São Paulo, by which offers begin and end, this many days from today. */
export const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(
    Date.now() + days * 86_400_000,
  );
