import { formatMessage } from '@/lib/i18n/format-message';

type Count = { count: string };
/** The messages for guests, wherever they are shown. */
export type GuestsMessages = { adults: Count; children: Count; summary: string };

/** Picks them from the booking bar's. */
export const guestsMessages = ({ adults, children, summary }: GuestsMessages): GuestsMessages => ({
  adults: { count: adults.count },
  children: { count: children.count },
  summary,
});

/**
 * The guests in words: '2 adultos, 1 criança'; with `ages` (a message with `count`) the children's
 * ages as well: '2 adultos, 3 crianças (2, 7, 12 anos)'.
 */
export function guestsValue(
  { adults, childrenAges }: { adults: number; childrenAges: readonly number[] },
  messages: GuestsMessages,
  ages?: string,
): string {
  const grown = formatMessage(messages.adults.count, { count: adults });
  if (childrenAges.length === 0) return grown;
  const children = formatMessage(messages.children.count, { count: childrenAges.length });
  const rising = [...childrenAges].sort((a, b) => a - b);
  const oldest = rising.pop() ?? 0;
  const old = ages && [...rising, formatMessage(ages, { count: oldest })].join(', ');
  return formatMessage(messages.summary, {
    adults: grown,
    children: old ? `${children} (${old})` : children,
  });
}
