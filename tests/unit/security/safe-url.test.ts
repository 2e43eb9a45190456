import { ownMediaPath } from '@/lib/security/own-media-path';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';

const REFUSED: unknown[] = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
  ],
  ...['javascript://https://example.com/%0aalert(1)', '\u0001javascript:alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>'],
  ...['vbscript:x', 'file:///etc/passwd', 'blob:https://example.com/x', 'mailto:a@example.com'],
  ...['http://example.com/a.webp', 'ftp://example.com/', 'ws://example.com', 'about:blank'],
  ...['//evil.example/a.webp', '///evil.example', '\\\\evil.example', '/\\evil.example/a.webp'],
  ...['https:\\\\evil.example', 'https:/evil.example', 'https:evil.example', 'https//x.example'],
  ...['https://', 'https:///', 'https://?x', 'https://[::', 'https://exa mple.com', 'https://%'],
  ...[
    'https://user@evil.example/',
    'https://user:pass@evil.example/',
    'https://:pass@evil.example/',
    'https://a.example@b.example',
  ],
  ...['https://example.com/\tx', 'https://example.com/\nx', 'https://example.com/a\u0000'],
  ...[
    'https://example.com/a\u00a0b',
    'https://example.com/a\u2028b',
    'https://example.com\\@x.example',
  ],
  ...['https://example.com:99999/', `https://example.com/${'a'.repeat(2048)}`],
  ...['example.com', 'www.example.com/a.webp', '', '   ', '#', '?x', 'null'],
  ...[
    null,
    undefined,
    0,
    1,
    true,
    {},
    [],
    ['https://example.com/'],
    new URL('https://example.com/'),
  ],
];

describe('URLs that never reach an href or a src', () => {
  it.each(REFUSED.map((value) => [value]))('%j', (value) => {
    expect(httpsUrl(value)).toBeNull();
    expect(ownMediaPath(value)).toBeNull();
    expect(imageUrl(value)).toBeNull();
  });
});

describe('https URLs', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['  https://example.com/a.webp\n', 'https://example.com/a.webp'],
    ['HTTPS://EXAMPLE.com/A', 'https://example.com/A'],
    ['https://example.com:443/a', 'https://example.com/a'],
    ['https://example.com:8443/a?b=1&c=%20#d', 'https://example.com:8443/a?b=1&c=%20#d'],
    ['https://münchen.example/praia', 'https://xn--mnchen-3ya.example/praia'],
    ['https://example.com/"><script>', 'https://example.com/%22%3E%3Cscript%3E'],
    ['https://example.com/../../x', 'https://example.com/x'],
    ['https://example.com/?u=javascript:alert(1)', 'https://example.com/?u=javascript:alert(1)'],
  ])('%j', (value, expected) => {
    expect(httpsUrl(value)).toBe(expected);
    expect(imageUrl(value)).toBe(expected);
  });
});

describe('files of the site', () => {
  it.each([
    ['/art/bombinhas.webp'],
    ['/art/quarto-mar-retrato.webp'],
    ['/media/2026/11/foto_1.jpg'],
    ['/media/video.720p.mp4'],
  ])('%s', (path) => {
    expect(ownMediaPath(` ${path} `)).toBe(path);
    expect(imageUrl(path)).toBe(path);
    expect(httpsUrl(path)).toBeNull();
  });

  it.each([
    ['/art/../admin'],
    ['/art/./x.webp'],
    ['/art//x.webp'],
    ['/art/..%2fadmin'],
    ['/art/a.webp?x=1'],
    ['/art/a.webp#x'],
    ['/art/a b.webp'],
    ['/art/a.webp\n/x'],
    ['/art/'],
    ['/art'],
    ['/artigos/a.webp'],
    ['/_next/image'],
    ['/admin'],
    ['/auth?next=/art/a.webp'],
    ['art/a.webp'],
    ['./art/a.webp'],
    ['/ART/a.webp'],
    ['/art/ipê.webp'],
    ['/'],
  ])('not %j', (path) => {
    expect(imageUrl(path)).toBeNull();
  });
});
