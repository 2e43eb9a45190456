import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { tabAfterFirstSave, useFirstSave } from '@/app/(staff)/admin/hotels/form/use-first-save';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import {
  address,
  mockReplace,
  mockSending,
  ROW,
  SAVED,
  show,
  stores,
  UNSAVED,
} from './shown-hotel-form';

it('the form at the new URL opens the same tab, once', () => {
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

beforeEach(() => mockReplace.mockClear());

/** The form of a new hotel during its first save, and a function that lets the save complete. */
async function sendNew() {
  let answer = () => {};
  const shown = show(
    async (input) => {
      await new Promise<void>((done) => {
        answer = done;
      });
      return stores()(input);
    },
    undefined,
    null,
  );
  await shown.type('Nome *', 'Ipê');
  await shown.type('Localização *', 'Vila');
  await shown.type('Preço por noite *', '300');
  await shown.press('Salvar hotel');
  await waitFor(() => expect(shown.save).toHaveBeenCalledTimes(1));
  return { ...shown, answer: () => act(async () => answer()) };
}

it('keeps what is typed during the first save, and saves it before changing the URL', async () => {
  const { type, press, save, answer } = await sendNew();
  await type('Subtítulo', 'Digitado depois');
  await answer();
  await screen.findByText(UNSAVED);
  expect(mockReplace).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Subtítulo')).toHaveValue('Digitado depois');
  // Immediately: the page may be left at any time.
  expect(JSON.stringify({ ...localStorage })).toContain('Digitado depois');
  save.mockImplementation(stores());
  await press('Salvar hotel');
  await screen.findByText(SAVED);
  expect(save.mock.calls[1]?.[0]).toMatchObject({
    id: save.mock.calls[0]?.[0].id,
    loaded: { version: '2' },
    fields: { subtitle: 'Digitado depois' },
  });
  expect(mockReplace).toHaveBeenCalledTimes(1);
});

it('adds an image still uploading before changing the URL', async () => {
  let arrive = () => {};
  mockSending.done = new Promise((done) => {
    arrive = done;
  });
  const { tab, press, save, answer, user, toasts } = await sendNew();
  await tab('Galeria');
  const list = screen.getByRole('group', { name: 'Banners' });
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'd.jpg')] };
  fireEvent.drop(within(list).getByText('Nenhuma imagem.'), { dataTransfer });
  await answer();
  // It does not say that everything is saved: leaving would lose the image.
  expect(await screen.findByText('Enviando 1 imagem: salve quando terminar')).toBeVisible();
  expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(mockReplace).not.toHaveBeenCalled();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('link', { name: 'Hotéis' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  expect(await within(list).findByDisplayValue('d.jpg')).toBeVisible();
  await screen.findByText(UNSAVED);
  expect(screen.queryByText(/^Enviando 1/)).not.toBeInTheDocument();
  save.mockImplementation(stores());
  await press('Salvar hotel');
  await screen.findByText(SAVED);
  expect(save.mock.calls[1]?.[0].fields.banner_images).toEqual([address('d.jpg')]);
  expect(mockReplace).toHaveBeenCalledTimes(1);
});

it('a tab opened during the first save stays open', async () => {
  const { tab, save, answer } = await sendNew();
  await tab('Quartos');
  await answer();
  await screen.findByText(SAVED);
  expect(mockReplace).toHaveBeenCalled();
  expect(tabAfterFirstSave(save.mock.calls[0]?.[0].id ?? '')).toBe('rooms');
});

it('a reload offers the unsaved rest of a new hotel, at either URL', async () => {
  const { type, save, answer, unmount } = await sendNew();
  await type('Subtítulo', 'Digitado depois');
  await answer();
  await screen.findByText(UNSAVED);
  unmount();
  const id = save.mock.calls[0]?.[0].id ?? '';
  const fields = rowToFields({ ...ROW, name: 'Ipê' });
  for (const hotel of [{ id, version: '2', fields }, null]) {
    const again = show(stores(), undefined, hotel);
    await again.press('Restaurar rascunho');
    expect(screen.getByLabelText('Subtítulo')).toHaveValue('Digitado depois');
    again.unmount();
  }
  const again = show(stores(), undefined, null);
  await again.press('Restaurar rascunho');
  await again.press('Salvar hotel');
  await screen.findByText(SAVED);
  expect(again.save.mock.calls[0]?.[0]).toMatchObject({ id, loaded: { version: '2' } });
  expect({ ...localStorage }).toEqual({});
});

it('the draft of a new hotel is not offered by the form of another hotel', async () => {
  const { type, answer, unmount } = await sendNew();
  await type('Subtítulo', 'Digitado depois');
  await answer();
  await screen.findByText(UNSAVED);
  unmount();
  show();
  expect(screen.queryByText('Restaurar rascunho')).not.toBeInTheDocument();
});
