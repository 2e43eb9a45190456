import { renderHook } from '@testing-library/react';
import { tabAfterFirstSave, useFirstSave } from '@/app/(staff)/admin/hotels/form/use-first-save';

it('the form of the new address goes on with the open tab, once', () => {
  const form = { current: null };
  const { result } = renderHook(() => useFirstSave(form, null));
  expect(tabAfterFirstSave('a')).toBe('hotel');
  result.current('a', 'gallery');
  expect(tabAfterFirstSave('b')).toBe('hotel');
  expect(tabAfterFirstSave(null)).toBe('hotel');
  expect(tabAfterFirstSave('a')).toBe('gallery');
  renderHook(() => useFirstSave(form, 'a'));
  expect(tabAfterFirstSave('a')).toBe('hotel');
});
