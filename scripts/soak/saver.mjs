import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '../embedded/accounts.mjs';
import { repeat } from './repeat.mjs';

const PICTURES = 12;
/** The text that every part of one save contains. */
export const word = (n) => `Gravação ${n}.`;
const NUMBER = /Gravação (\d+)\./g;

/** The numbers of all saves that a text holds parts of. */
export const savesIn = (text) => new Set(Array.from(text.matchAll(NUMBER), ([, n]) => Number(n)));

async function call(api, path, { key, token = key, body }) {
  const response = await fetch(`${api.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function findHotel(api) {
  const [hotel] = await call(
    api,
    '/rest/v1/hotels?slug=eq.ipe-guanabara&select=id,updated_at,description,subtitle,hotel_images(image_url)',
    { key: api.serviceKey },
  );
  return hotel;
}

/**
 * Saves one hotel repeatedly as its administrator would: two texts and all its images, each time
 * with the number of the save. `state` tells what was acknowledged.
 */
export function startSaver(api) {
  const state = { sent: 0, acknowledged: 0, last: 0, refused: new Set() };
  let token = null;
  const signIn = async () => {
    const { email } = DEMO_ACCOUNTS[0];
    const body = { email, password: api.demoPassword };
    const path = '/auth/v1/token?grant_type=password';
    return (await call(api, path, { key: api.anonKey, body })).access_token;
  };
  const save = async () => {
    token ??= await signIn();
    const { id, updated_at: version } = await findHotel(api);
    const n = ++state.sent;
    const fields = { description: word(n), subtitle: word(n) };
    const pictures = Array.from({ length: PICTURES }, (_, i) => ({
      id: randomUUID(),
      image_url: `https://pictures.example/${n}-${i}.webp`,
      is_main: i === 0,
    }));
    const body = { hotel: id, fields, pictures, version };
    const saved = await call(api, '/rest/v1/rpc/save_hotel', { key: api.anonKey, token, body });
    if (!saved) return;
    state.acknowledged += 1;
    state.last = n;
  };
  const stop = repeat(async () => {
    try {
      await save();
    } catch (error) {
      // Expected while the database is down. Its own refusals are reported at the end.
      if (!/fetch failed|terminated|timeout|aborted/.test(error.message)) {
        state.refused.add(error.message);
      }
      await setTimeout(50);
    }
  });
  return { state, stop };
}

/** The stored number of the save, and whether every part has the same one. */
export async function storedSave(api) {
  const { description, subtitle, hotel_images: images } = await findHotel(api);
  const [n = 0] = savesIn(description ?? '');
  const isWhole =
    n === 0 ||
    (description === word(n) &&
      subtitle === word(n) &&
      images.length === PICTURES &&
      images.every(({ image_url }) => image_url.includes(`/${n}-`)));
  return { n, isWhole };
}
