import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FaqList } from '@/components/sections/faq-list';
import { staffContentSecurityPolicy } from '@/lib/security/staff-policy';

const production = {
  nonce: 'ZjY0OTkxMzctMjQ4Mi00',
  https: true,
  preview: false,
  development: false,
};

it('allows only the scripts and styles that this response names', () => {
  const directives = staffContentSecurityPolicy(production).split('; ');
  expect(directives).toEqual([
    "default-src 'none'",
    "script-src 'nonce-ZjY0OTkxMzctMjQ4Mi00' 'strict-dynamic'",
    "style-src 'self' 'nonce-ZjY0OTkxMzctMjQ4Mi00' " +
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' " +
      "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://player.vimeo.com https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ]);
});

it('a preview also allows the map, its inline styles and one script, and nothing else', () => {
  const usual = staffContentSecurityPolicy(production).split('; ');
  const preview = staffContentSecurityPolicy({ ...production, preview: true }).split('; ');
  expect(preview.filter((directive) => !usual.includes(directive))).toEqual([
    expect.stringMatching(
      /^script-src 'nonce-ZjY0OTkxMzctMjQ4Mi00' 'strict-dynamic' 'sha256-[\w+/]{43}='$/,
    ),
    "style-src 'self' 'unsafe-inline'",
    'frame-src https://player.vimeo.com https://www.youtube-nocookie.com https://www.google.com',
  ]);
  expect(findings(preview.join('; '))).toEqual([]);
});

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, description }) => `${directive}: ${description}`);

it('the CSP evaluator finds no problems', () => {
  expect(findings("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  expect(findings(staffContentSecurityPolicy(production))).toEqual([]);
});

it('development allows eval and WebSocket connections; plain http upgrades nothing', () => {
  const policy = staffContentSecurityPolicy({ ...production, https: false, development: true });
  expect(policy).toContain("'unsafe-eval'");
  expect(policy).toContain("connect-src 'self' ws:");
  expect(policy).not.toContain('upgrade-insecure-requests');
});

it('contains the hash of the script that opens a linked question, for previews', () => {
  const items = [{ question: 'Pergunta', answer: 'Resposta', id: 'pergunta' }];
  const html = renderToStaticMarkup(createElement(FaqList, { items }));
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(staffContentSecurityPolicy({ ...production, preview: true })).toContain(
    `'sha256-${hash}'`,
  );
  expect(staffContentSecurityPolicy(production)).not.toContain(hash);
});

it('contains the hashes of the style sheets of the installed toast library', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const [, literal = '""'] = /^__insertCSS\((".*")\);?$/m.exec(source) ?? [];
  for (const sheet of ['', JSON.parse(literal)]) {
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(staffContentSecurityPolicy(production)).toContain(` 'sha256-${hash}'`);
  }
});
