import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CHUNKS = '/_next/static/chunks/';
const link = (name: string, rest = ' data-precedence="next"/>') =>
  `<link rel="stylesheet" href="${CHUNKS}${name}.css"${rest}`;

let build: string;
let inlineStyles: (html: string) => string;

beforeAll(() => {
  build = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const folder = path.join(build, 'static', 'chunks');
  mkdirSync(folder, { recursive: true });
  const sheets = {
    site: 'a{color:red}b{background:url(../media/b.woff2)}',
    quoted: `a{background:url("../media/a.png")}b{background:url("data:,x")}c{mask:url(#d)}`,
    hostile: 'a::after{content:"</style><script>"}',
  };
  for (const [name, rules] of Object.entries(sheets)) {
    writeFileSync(path.join(folder, `${name}.css`), rules);
  }
  process.env.NEXT_DIST_DIR = path.relative(process.cwd(), build);
  ({ inlineStyles } = require('@/lib/cache/inline-styles.cjs'));
});
afterAll(() => {
  delete process.env.NEXT_DIST_DIR;
  rmSync(build, { recursive: true });
});

it('puts the rules in front of a link that is no longer fetched', () => {
  expect(inlineStyles(`<head>${link('site')}<title>Ipê</title></head>`)).toBe(
    `<head><style>a{color:red}b{background:url(${CHUNKS}../media/b.woff2)}</style>${link(
      'site',
      ' data-precedence="next" disabled=""/>',
    )}<title>Ipê</title></head>`,
  );
});

it('leaves addresses that are absolute, data or of the page itself', () => {
  expect(inlineStyles(link('quoted'))).toContain(
    `a{background:url("${CHUNKS}../media/a.png")}b{background:url("data:,x")}c{mask:url(#d)}`,
  );
});

it.each([
  ['a sheet that is not there', link('gone')],
  ['a sheet outside the build', '<link rel="stylesheet" href="/_next/static/../../../etc/x.css"/>'],
  ['a sheet that would end its element', link('hostile')],
  ['a sheet of another host', '<link rel="stylesheet" href="https://elsewhere.example/a.css"/>'],
  ['a page without sheets', '<html><head></head></html>'],
])('leaves %s as it is', (_case, html) => {
  expect(inlineStyles(html)).toBe(html);
});

it('changes nothing the second time', () => {
  const once = inlineStyles(link('site'));
  expect(inlineStyles(once)).toBe(once);
});
