import { act, renderHook } from '@testing-library/react';
import { useUploads } from '@/components/admin/media/use-uploads';

// No upload completes here.
jest.mock('@/components/admin/media/send-file', () => ({ sendFile: () => new Promise(() => {}) }));

const file = (name: string, size: number) =>
  Object.defineProperty(new File([], name), 'size', { value: size });

it('reports a file that is too large immediately, whatever is uploading before it', () => {
  const { result } = renderHook(useUploads);
  const names = ['a.jpg', 'b.jpg', 'c.jpg'];
  act(() => {
    result.current.add([...names.map((name) => file(name, 1)), file('d.jpg', 16e6)], '');
  });
  const states = result.current.list.map(({ name, state, problem }) => [
    name,
    state,
    problem?.code,
  ]);
  expect(states).toEqual([
    ['a.jpg', 'sending', undefined],
    ['b.jpg', 'sending', undefined],
    ['c.jpg', 'waiting', undefined],
    ['d.jpg', 'failed', 'tooLarge'],
  ]);
});
