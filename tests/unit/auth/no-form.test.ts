/** @jest-environment node */
import { setUpAuthenticator } from '@/app/(staff)/auth/actions/authenticator';
import { requestReset } from '@/app/(staff)/auth/actions/recovery';
import { signIn } from '@/app/(staff)/auth/actions/sign-in';

jest.mock('next/navigation', () => ({ redirect: jest.fn() }));
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => true }));
jest.mock('@/lib/auth/timing', () => ({
  withMinDuration: (_: number, task: () => unknown) => task(),
}));

// A request that no page has made can have any arguments, also something else than a form.
it.each([undefined, null, 'x', {}, []])(
  '%j in place of the form is refused as an empty form',
  async (sent) => {
    for (const action of [signIn, requestReset]) {
      const answer = await action(null, sent as unknown as FormData);
      expect(answer).toMatchObject({ ok: false, code: 'invalid', fields: { email: 'email' } });
    }
  },
);

it('an authenticator is set up by nobody without a session, whatever is sent of the step before', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  expect(await setUpAuthenticator(undefined, new FormData())).toMatchObject({
    pending: null,
    failure: { ok: false },
  });
});
