import { formatPrice, formatWholePrice } from '@/lib/format/price';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';

/** The catalogue's texts on the map. */
export type MapMessages = (typeof messages)['hotels']['map'];

type Priced = { hotels: number; price: number | null; hasRoom: boolean };
/** The ones that pins need. */
export type PinsMessages = Pick<MapMessages, 'pins' | 'priceOnRequest'> & NameMessages;

/** Picks the messages that the map's pins need. */
export function pinsMessages(all: MapMessages): PinsMessages {
  const { pins, pin, pinOnRequest, pinWithoutRoom, priceOnRequest, onRequest, noRoom } = all;
  const { group, groupFrom, groupNear, groupHere } = all;
  return {
    ...{ pins, pin, pinOnRequest, pinWithoutRoom, priceOnRequest, onRequest, noRoom },
    ...{ group, groupFrom, groupNear, groupHere },
  };
}

type PinMessages = Pick<MapMessages, 'onRequest' | 'noRoom' | 'group' | 'groupFrom'>;
type NameMessages = Pick<
  MapMessages,
  'pin' | 'pinOnRequest' | 'pinWithoutRoom' | 'groupNear' | 'groupHere'
> &
  PinMessages;

/** 'R$ 542', with cents only if there are any. */
const shortPrice = (price: number) =>
  Number.isInteger(price) ? formatWholePrice(price) : formatPrice(price);

/** What a pin shows: the price, preceded by the number of hotels in a group. */
export function pinLabel({ hotels, price, hasRoom }: Priced, messages: PinMessages) {
  const none = hasRoom ? messages.onRequest : messages.noRoom;
  const text = price === null ? none : shortPrice(price);
  if (hotels === 1) return { text, from: null };
  const from = price === null ? null : formatMessage(messages.groupFrom, { price: text });
  return { text: formatMessage(messages.group, { hotels }), from };
}

/** The label as a single text. */
export function labelText(pin: Priced, messages: PinMessages): string {
  const { text, from } = pinLabel(pin, messages);
  return from ? `${text} ${from}` : text;
}

/**
 * A pin's accessible name: its hotel with the price, or the number of hotels and what a press does.
 * A group's name includes its text, by which voice control finds it (WCAG 2.5.3).
 */
export function pinName(
  { hotels, price, hasRoom, name }: Priced & { name: string | null },
  messages: NameMessages,
  parts: boolean,
): string {
  if (name !== null) {
    const values = { name, price: price === null ? '' : formatPrice(price) };
    const none = hasRoom ? messages.pinOnRequest : messages.pinWithoutRoom;
    return formatMessage(price ? messages.pin : none, values);
  }
  const label = labelText({ hotels, price, hasRoom }, messages);
  return formatMessage(parts ? messages.groupNear : messages.groupHere, { hotels: label });
}
