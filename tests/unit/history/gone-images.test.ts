/** @jest-environment node */
import type { SessionClient } from '@/lib/db/session-client';
import { goneImages } from '@/lib/history/gone-images';

const [KNOWN, UNKNOWN, THERE] = [1, 2, 3].map((n) => `70000000-0000-4000-8000-00000000000${n}`);
const version = {
  images: [KNOWN, UNKNOWN, THERE].map((id) => ({ image_url: `/media/${id}/900.webp` })),
};

/** A library without these images, and a history with the removal of the first one. */
function clientWith(missing: string[], error: object | null = null) {
  const removals = [{ subject_id: KNOWN, file_name: 'praia.jpg' }];
  const read = { in: async () => ({ data: error ? null : removals, error }) };
  const filter = { eq: () => ({ eq: () => read }) };
  const from = jest.fn(() => ({ select: () => filter }));
  const rpc = async () => ({ data: missing, error: null });
  return { client: { from, rpc } as unknown as SessionClient, from };
}

it('returns the names of deleted images as far as the history knows them', async () => {
  const { client } = clientWith([String(KNOWN), String(UNKNOWN)]);
  await expect(goneImages(client, version)).resolves.toEqual({
    [String(KNOWN)]: 'praia.jpg',
    [String(UNKNOWN)]: '',
  });
});

it('does not query the history if all images exist', async () => {
  const { client, from } = clientWith([]);
  await expect(goneImages(client, version)).resolves.toEqual({});
  expect(from).not.toHaveBeenCalled();
});

it('returns no names if the history does not answer', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { client } = clientWith([String(KNOWN)], { message: 'away' });
  await expect(goneImages(client, version)).resolves.toEqual({});
  expect(warn).toHaveBeenCalled();
});
