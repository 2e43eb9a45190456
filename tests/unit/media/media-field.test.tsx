import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { MediaField } from '@/components/admin/media/media-field';
import { renderPt } from '../support/intl';

function Cover() {
  const [value, setValue] = useState('https://a.example/gone.jpg');
  return <MediaField label="Capa" hint="Nos cartões" value={value} onChange={setValue} />;
}

it('says of a picture that does not load that another one is needed, until it is changed', () => {
  const { container } = renderPt(<Cover />);
  const field = screen.getByLabelText('Capa');
  expect(field).toHaveAccessibleDescription('Nos cartões');
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(field).toHaveAccessibleDescription(
    'Esta imagem não carrega: foi excluída ou mudou de endereço. Escolha outra.',
  );
  expect(container.querySelector('img')).toBeNull();
  fireEvent.change(field, { target: { value: 'https://a.example/here.jpg' } });
  expect(field).toHaveAccessibleDescription('Nos cartões');
  expect(container.querySelector('img')).not.toBeNull();
});
