import { clientNetwork } from '@/lib/auth/client-network';

describe('clientNetwork', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:a:b::1', '2001:db8:a:b::/64'],
    ['2001:DB8:a:B:1:2:3:4', '2001:db8:a:b::/64'],
    ['2001:0db8:000a:000b::ffff', '2001:db8:a:b::/64'],
    ['[2001:db8:a:b::1]', '2001:db8:a:b::/64'],
    ['[2001:db8:a:b::1]:443', '2001:db8:a:b::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('maps %j to %j', (entry, network) => {
    expect(clientNetwork(entry)).toBe(network);
  });

  test.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '999.0.0.1',
    '1.2.3.4:x',
    '[::1',
    '2001:db8::1::2',
  ])('returns null for %j', (entry) => {
    expect(clientNetwork(entry)).toBeNull();
  });
});
