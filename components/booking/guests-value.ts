import { formatMessage } from '@/lib/i18n/format-message';

type Count = { count: string };

/**
 * The guests in words: '2 adultos, 1 criança'; with `ages` (a message with `count`) the children's
 * ages as well: '2 adultos, 1 criança (6 anos)'.
 */
export function guestsValue(
  { adults, childrenAges }: { adults: number; childrenAges: readonly number[] },
  messages: { adults: Count; children: Count; summary: string },
  ages?: string,
): string {
  const grown = formatMessage(messages.adults.count, { count: adults });
  if (childrenAges.length === 0) return grown;
  const children = formatMessage(messages.children.count, { count: childrenAges.length });
  const old = ages && childrenAges.map((count) => formatMessage(ages, { count })).join(', ');
  return formatMessage(messages.summary, {
    adults: grown,
    children: old ? `${children} (${old})` : children,
  });
}
