import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, until, useFront } from './front-world.mjs';

describe('the front while instances fail', () => {
  const world = useFront();
  const { answerAll, fresh, get, taken } = world;

  test('asks the other instance for a file if one of another build does not have it', async () => {
    world.a.state.answer = (_, response) => {
      response.statusCode = 404;
    };
    for (let i = 0; i < 4; i += 1) {
      assert.equal((await get(`/_next/static/chunks/${i}.js`)).status, 200);
    }
  });

  test('asks the other instance if one is down or disconnects, but sends no form twice', async () => {
    await world.a.stop();
    for (let i = 0; i < 6; i += 1) assert.equal((await get(fresh())).status, 200);
    const post = (target) => ask(world.front.internal, { path: target, method: 'POST', body: 'x' });
    for (let i = 0; i < 6; i += 1) assert.equal((await post('/api/x')).status, 200);
    await world.a.start();
    let broken = 0;
    const breakOff = (request) => {
      broken += 1;
      request.socket.destroy();
      return true;
    };
    world.a.state.answer = breakOff;
    for (let i = 0; i < 6; i += 1) assert.equal((await get(fresh())).status, 200);
    assert.equal((await post('/api/revalidate')).status, 200, 'told twice is harmless');
    assert.equal((await post('/api/revalidate')).status, 200);
    answerAll(breakOff);
    broken = 0;
    assert.equal((await post('/admin/hotels')).status, 502);
    assert.equal(broken, 1);
  });

  test('keeps serving its copies while no instance answers', async () => {
    const [page, unknown] = [fresh(), fresh()];
    const { text } = await taken(page);
    const file = '/media/y/480.webp';
    await taken(file);
    await Promise.all([world.a.stop(), world.b.stop()]);
    await until(async () => (await get(page)).front === 'STALE');
    assert.deepEqual(
      [(await get(page)).text, (await get(file)).status, (await get(unknown)).status],
      [text, 200, 502],
    );
    await Promise.all([world.a.start(), world.b.start()]);
    await until(async () => (await get(page)).text !== text);
  });

  test('keeps serving its copies while the site returns errors', async () => {
    const page = fresh();
    const { text } = await taken(page);
    answerAll((_, response) => {
      response.statusCode = 500;
      response.setHeader('Cache-Control', 'no-store');
    });
    await until(async () => (await get(page)).front === 'STALE');
    const answer = await get(page);
    assert.deepEqual([answer.status, answer.text], [200, text]);
  });
});
