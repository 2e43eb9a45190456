import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { startEmbedded } from '../../scripts/embedded/index.mjs';
import { post } from './embedded-request.mjs';

describe('a change in the database', () => {
  const site = createServer();
  let embedded;
  before(async () => {
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const webhookUrl = `http://127.0.0.1:${site.address().port}/api/revalidate`;
    const outboxDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-outbox-'));
    const nothing = { seedFile: null, accounts: false };
    embedded = await startEmbedded({ memory: true, outboxDir, webhookUrl, ...nothing });
  });
  after(async () => {
    await embedded.close();
    site.close();
  });

  /** The next message that the site gets; it responds with `status`. */
  async function told(status = 202) {
    const [request, response] = await once(site, 'request');
    const body = JSON.parse(await text(request));
    response.writeHead(status).end();
    const { method, url, headers } = request;
    return { method, url, secret: headers.authorization, body };
  }

  test('is sent to the site, whether made by the API or by SQL, and again after a 503', async () => {
    const message = {
      method: 'POST',
      url: '/api/revalidate',
      secret: `Bearer ${embedded.webhookSecret}`,
    };
    const first = told();
    await post(embedded, '/rest/v1/regions', {
      key: embedded.serviceKey,
      body: { id: '20000000-0000-4000-8000-000000000001', name: 'Bahia' },
    });
    assert.deepEqual(await first, {
      ...message,
      body: { tables: ['regions'], regions: ['20000000-0000-4000-8000-000000000001'] },
    });

    const late = told(503);
    await embedded.sql("insert into public.general_config (primary_color) values ('#0f766e')");
    const settings = { ...message, body: { tables: ['general_config'] } };
    assert.deepEqual(await late, settings);
    assert.deepEqual(await told(), settings);
  });

  test('is saved even if the site refuses the message', async () => {
    const refused = told(401);
    await embedded.sql("update public.regions set name = 'Sergipe'");
    await refused;
    const next = told();
    await embedded.sql("update public.general_config set primary_color = '#000000'");
    assert.deepEqual((await next).body, { tables: ['general_config'] });
    const [{ name }] = await embedded.sql('select name from public.regions');
    assert.equal(name, 'Sergipe');
  });
});
