/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIGHT_COOKIE, lightCookie, savesData } from '@/lib/media/light-mode';

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = text;
};

afterEach(() => {
  setCookie(lightCookie(false, false));
  Reflect.deleteProperty(navigator, 'connection');
});

it('the cookie lasts a year, or is deleted', () => {
  expect(lightCookie(true, true)).toBe(
    'vitrine_light=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  );
  expect(lightCookie(false, false)).toBe('vitrine_light=; Max-Age=0; Path=/; SameSite=Lax');
});

it('the server matches the cookie by the same name', () => {
  const config = readFileSync(join(process.cwd(), 'next.config.mjs'), 'utf8');
  expect(config).toContain(`key: '${LIGHT_COOKIE}', value: '1'`);
});

it('a browser saves data by its own setting or by the cookie', () => {
  expect(savesData()).toBe(false);
  setCookie('other_vitrine_light=1');
  expect(savesData()).toBe(false);
  setCookie(lightCookie(true, false));
  expect(savesData()).toBe(true);
  setCookie(lightCookie(false, false));
  expect(savesData()).toBe(false);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(savesData()).toBe(true);
});
