import type { Page } from '@playwright/test';

/** Each calls `fired` with its own name, or loads from evil.example, if it is taken for markup. */
export const MARKUP = [
  `<script>fired('script')</script>`,
  `"><img src=x onerror=fired('attribute')>`,
  `'><svg/onload=fired('svg')>`,
  `</script><script>fired('json')</script>`,
  `</title></style></textarea></noscript></template><img src=x onerror=fired('closed')>`,
  `<!--><img src=x onerror=fired('comment')>-->`,
  `]]><img src=x onerror=fired('cdata')>`,
  `<iframe srcdoc="<script>parent.fired('srcdoc')</script>"></iframe>`,
  `<a href="javascript:fired('href')">x</a>`,
  `" autofocus onfocus=fired('focus') tabindex=1 x="`,
  `<details open ontoggle=fired('toggle')>`,
  `<math><mtext></p><img src=x onerror=fired('math')>`,
  `<style>@import '//evil.example/a.css';</style>`,
  `<base href="//evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=//evil.example/">`,
  `\u2028<img src=x onerror=fired('lines')>\u2029`,
  `<scr<script>ipt>fired('nested')</scr</script>ipt>`,
];

/** Unusual but legitimate: must be stored and shown verbatim. */
export const PLAIN = [
  "D'Ávila & Cia",
  '5 < 10 > 3',
  '{{7*7}} <%= 7*7 %> #{7*7} %s %n',
  "'; drop table hotels; --",
  '=1+1',
  "$& $1 $$ $` $'",
  'emoji 👨‍👩‍👧 🏖️',
  'العربية עברית',
  'Z̷̢a̴l̵g̶o̸',
  '\\ / "aspas" \'simples\' `crases`',
  'null undefined NaN __proto__ constructor',
  '&lt;b&gt; &amp; &#39;',
  '%00 %2e%2e/ %C0%AF',
  '{name} {count, plural, one {#}}',
];

const ALLOWED =
  /^(?:https?:\/\/(?:localhost|127\.0\.0\.1)|https:|mailto:|tel:|blob:|data:image\/)/i;

/** Records whatever is run on this page. Call it before the first visit. */
export async function watch(page: Page) {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { firedList: list, fired: (name: string) => list.push(name) });
  });
}

/** What was run, and every URL on the page that links to or loads from where it should not. */
export async function harm(page: Page): Promise<{ fired: string[]; addresses: string[] }> {
  const found = await page.evaluate(() => {
    const names = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcdoc', 'ping'];
    const addresses = [...document.querySelectorAll('*')].flatMap((element) =>
      names.flatMap((name) => {
        const value = element.getAttribute(name);
        if (value === null || (name === 'data' && element.tagName !== 'OBJECT')) return [];
        return name === 'srcdoc' ? [`srcdoc:${value}`] : [new URL(value, document.baseURI).href];
      }),
    );
    const { firedList } = window as unknown as { firedList: string[] };
    return { fired: firedList, addresses };
  });
  return { ...found, addresses: found.addresses.filter((address) => !ALLOWED.test(address)) };
}
