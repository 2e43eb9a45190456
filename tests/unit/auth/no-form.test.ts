/** @jest-environment node */
import { setUpAuthenticator } from '@/app/(staff)/auth/actions/authenticator';
import { requestReset } from '@/app/(staff)/auth/actions/recovery';
import { signIn } from '@/app/(staff)/auth/actions/sign-in';

jest.mock('next/navigation', () => ({ redirect: jest.fn() }));
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => true }));
jest.mock('@/lib/auth/timing', () => ({
  withMinDuration: (_: number, task: () => unknown) => task(),
}));

// A request that our pages did not make can have any arguments, not only a form.
it.each([undefined, null, 'x', {}, []])(
  'refuses %j instead of a form like an empty form',
  async (sent) => {
    for (const action of [signIn, requestReset]) {
      const answer = await action(null, sent as unknown as FormData);
      expect(answer).toMatchObject({ ok: false, code: 'invalid', fields: { email: 'email' } });
    }
  },
);

it('sets up no authenticator without a session, whatever previous step is sent', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  expect(await setUpAuthenticator(undefined, new FormData())).toMatchObject({
    pending: null,
    failure: { ok: false },
  });
});
