import { firstPaintOnly, withoutLeftovers } from '@/lib/cache/trim-rules.cjs';
import { withoutUnmatchedHas } from '@/lib/cache/unmatched-has.cjs';

describe('a rule with :has()', () => {
  const present = { classes: ['list', 'card'], attributes: { names: ['data-view'] } };
  const kept = (css: string) => withoutUnmatchedHas(css, present);

  it.each([
    '.list:has(.card){top:0}',
    '.list:has([data-view=grid]>.card:not(.map)){top:0}',
    '.list:has(.map,.card){top:0}',
    '.list:has(:is(.map,.card)){top:0}',
    ':is(.map:has(.card),.list:has(.card)){top:0}',
    '.list:not(:has(.map)){top:0}',
    'html:has(input:checked){top:0}',
    '.md\\:list:has(.card){top:0}',
    '.has-\\[img\\]\\:list:has(:is(img)){top:0}',
    '.map{top:0}',
  ])('stays if elements can match it: %s', (css) => {
    expect(kept(css)).toBe(css);
  });

  it.each([
    '.list:has(.map){top:0}',
    '.list:has([data-chosen]){top:0}',
    '.list:has(.card.map>.card){top:0}',
    '.list:has(.map,[title=".card"]){top:0}',
    ':is(.list:has(.map)>.card,.list:has(.map .card)>:is(.card,.list:not(:has(:focus)))){top:0}',
  ])('is removed if none can match it: %s', (css) => {
    expect(kept(css)).toBe('');
  });

  it('keeps the other selectors of its list, and the rules around it', () => {
    expect(kept('@media (width){.list:has(.map),.card{top:0}.list:has(.map){left:0}}')).toBe(
      '@media (width){.card{top:0}}',
    );
  });
});

describe('a registered property', () => {
  const registered = (name: string, initial?: string) =>
    `@property ${name}{syntax:"*";inherits:false${initial ? `;initial-value:${initial}` : ''}}`;
  const standIn = (declarations: string) =>
    `@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))){*,:before{${declarations}}}}`;

  it('that no rule sets is replaced by its initial value or the fallback of its use', () => {
    const css =
      standIn('--tw-edge:solid;--tw-line:initial;--tw-inner:0 0 #0000') +
      '.a{border-style:var(--tw-edge);line-height:var(--tw-line,calc(var(--b,1) * 1px));box-shadow:var(--tw-inner), 0 1px red}' +
      registered('--tw-edge', 'solid') +
      registered('--tw-line') +
      registered('--tw-inner', '0 0 #0000');
    expect(withoutLeftovers(css)).toBe(
      '@layer properties;.a{border-style:solid;line-height:calc(var(--b,1) * 1px);box-shadow:0 1px red}',
    );
  });

  it('keeps a shadow that only ends like an empty one', () => {
    const css = '.a{box-shadow:0 0 0 0 #0000, 0 1px 2px red, 0 0 #0000, 0 2px red}';
    expect(withoutLeftovers(css)).toBe('.a{box-shadow:0 0 0 0 #0000, 0 1px 2px red, 0 2px red}');
  });

  it('that a rule sets is registered once, however many sheets contain it', () => {
    const rule = '.a{--tw-edge:dotted}.b{border-style:var(--tw-edge)}';
    const sheet = (more: string) =>
      standIn('--tw-edge:solid;--tw-none:0') + more + registered('--tw-edge', 'solid');
    expect(withoutLeftovers(sheet(rule) + sheet('.c{top:0}'))).toBe(
      `${standIn('--tw-edge:solid')}${rule}.c{top:0}${registered('--tw-edge', 'solid')}`,
    );
  });

  it('is not confused with a longer name that begins with its own', () => {
    const css = `.a{--tw-edge-color:red;color:var(--tw-edge-color)}${registered('--tw-edge', 'solid')}`;
    expect(withoutLeftovers(css)).toBe('.a{--tw-edge-color:red;color:var(--tw-edge-color)}');
  });

  it('of our own stays, as an element may set it', () => {
    const css = `.a{top:var(--turn)}${registered('--turn', '0')}`;
    expect(withoutLeftovers(css)).toBe(css);
  });
});

describe('the first paint', () => {
  it('has no transitions and no print-color-adjust', () => {
    expect(
      firstPaintOnly(
        '.transition-all{transition-timing-function:ease;color:red}.b{top:0;transition:scale .7s var(--e);-webkit-print-color-adjust:exact;print-color-adjust:exact}',
      ),
    ).toBe('.transition-all{color:red}.b{top:0;}');
  });
});
