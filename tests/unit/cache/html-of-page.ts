import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FirstScreenStyles } from '@/lib/cache/first-screen-styles.cjs';
import { prepareHtml } from '@/lib/cache/prepare-html.cjs';

export const CHUNK = '/_next/static/chunks/';
export const script = (name: string) => `<script src="${CHUNK}${name}.js" async=""></script>`;
const PRELOAD = `<link rel="preload" as="script" fetchPriority="low" href="${CHUNK}main.js"/>`;
export const FONT =
  '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
export const OLD_BROWSERS = `<script src="${CHUNK}old.js" noModule=""></script>`;
export const DATA = `<script>self.data.push("</head> and ${script('x').replace('</', '<\\/')} are text here")</script>`;
export const page = (head: string, body = '') =>
  `<html><head>${head}<title>Ipê</title></head><body>${body}${DATA}</body></html>`;

export const SHEET =
  '<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next"/>';
export const HELD_SHEET = SHEET.replace(' href', ' data-href');
export const END = '<div hidden="" data-first-screen-end="">';
export const HOLDING_END = END.replace('>', ' data-holds-rest="">');
const CSS = `@font-face{font-family:besley;src:url(../media/besley.woff2)}
.hero::placeholder{top:1px}::-webkit-datetime-edit{padding:0}::placeholder{opacity:1}.hero::-webkit-date-and-time-value{left:0}.hero{left:1px}
.hero{color:red;transition-duration:.2s}.hero:hover{color:blue}.md\\:-mt-2{margin-top:-.5rem}.panel{top:0}.below{color:green}
[data-open=wide]{top:1px}[data-open$=narrow]{top:2px}[data-open~="1"]{top:3px}
@media (min-width:48rem){.hero{color:pink}}
@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--m:initial}}}
@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{--m:initial}}}
@media print{@page{margin:1cm}.hero{color:#000}}
.hero{mask:var(--m);mask:var(--m);mask:var(--m);inset:0}@property --m{syntax:"*";inherits:false}@property --m{syntax:"*";inherits:false}@property --n{syntax:"*";inherits:false}`;

export let folder: string;
export let styles: InstanceType<typeof FirstScreenStyles>;
export let deferred: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vitrine-sheets-'));
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'static/chunks/site.css'), CSS);
  styles = new FirstScreenStyles(folder);
  const head = PRELOAD + FONT + script('runtime') + script('page') + OLD_BROWSERS;
  deferred = await prepareHtml(page(head, script('main')), styles);
});
afterAll(() => rmSync(folder, { recursive: true }));
