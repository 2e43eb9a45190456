import { isIPv4, isIPv6 } from 'node:net';

/** '2001:db8::1' → its eight groups; a trailing IPv4 part has been turned into groups by URL. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const halves = hostname.slice(1, -1).split('::');
  const groups = halves.map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - groups.flat().length).fill('0');
  return [...(groups[0] ?? []), ...zeros, ...(groups[1] ?? [])];
}

const byteText = (group: string) => {
  const number = Number.parseInt(group, 16);
  return `${number >> 8}.${number & 255}`;
};

/**
 * The part of an X-Forwarded-For entry that identifies a client: an IPv4 address, or the first half
 * of an IPv6 address, because each internet connection has the other half to itself. Ports,
 * brackets and zones, which some proxies write, are left out. Null if it is no address.
 */
export function clientNetwork(entry: string): string | null {
  const text = entry.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const address = (bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  return isMapped
    ? groups.slice(6).map(byteText).join('.')
    : `${groups.slice(0, 4).join(':')}::/64`;
}
