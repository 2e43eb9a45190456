import { StorageApiError } from '@supabase/supabase-js';
import { isFull } from '@/lib/db/outage';

it.each([
  ['the database', { code: '53100', message: 'could not extend file' }],
  ['a database set to read-only', { code: '25006', message: 'cannot execute INSERT' }],
  [
    'Storage',
    new StorageApiError('ENOSPC: no space left on device, write', 507, 'ENOSPC', 'storage'),
  ],
])('%s has no space left', (_, error) => {
  expect(isFull(error)).toBe(true);
});

it.each([undefined, null, new TypeError('fetch failed'), { code: '23514', message: 'check' }])(
  '%p is another failure',
  (error) => {
    expect(isFull(error)).toBe(false);
  },
);
