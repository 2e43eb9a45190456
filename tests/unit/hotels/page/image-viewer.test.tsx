import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageViewer } from '@/components/hotels/page/image-viewer';
import { messages } from '@/lib/i18n/catalogue';

const photos = ['a', 'b', 'c'].map((name) => ({
  src: `https://pictures.example/${name}.jpg`,
  alt: `Foto ${name}`,
}));

function open(startAt = 0) {
  const onOpenChange = jest.fn();
  render(
    <ImageViewer
      photos={photos}
      startAt={startAt}
      messages={messages.media.viewer}
      open
      onOpenChange={onOpenChange}
    />,
  );
  return { user: userEvent.setup(), onOpenChange };
}

test('starts at the chosen picture and shows its number', () => {
  open(1);
  expect(screen.getByText('2 de 3')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Foto b' })).toBeInTheDocument();
});

test('previous and next wrap around both ends, by button and by key', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Foto anterior' }));
  expect(screen.getByText('3 de 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Próxima foto' }));
  expect(screen.getByText('1 de 3')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('3 de 3')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText('2 de 3')).toBeVisible();
});

test('Escape and the close button close it, a click on the picture does not', async () => {
  const { user, onOpenChange } = open();
  await user.click(screen.getByRole('img', { name: 'Foto a' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await user.click(screen.getByRole('button', { name: 'Fechar fotos' }));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test('leaves keys with a modifier to the browser: Alt and an arrow key goes back', async () => {
  const { user } = open();
  for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
    await user.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
    expect(screen.getByText('1 de 3')).toBeVisible();
  }
});

test('reports a failed image, loads it again on retry, and still shows the next one', async () => {
  const { user } = open(1);
  fireEvent.error(screen.getByRole('img', { name: 'Foto b' }));
  expect(screen.queryByRole('img', { name: 'Foto b' })).toBeNull();
  const said = screen.getByRole('alert');
  expect(said).toHaveTextContent('Não foi possível carregar a foto: Foto b');
  await user.click(within(said).getByRole('button', { name: 'Tentar de novo' }));
  const again = screen.getByRole('img', { name: 'Foto b' });
  fireEvent.error(again);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Foto c' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
