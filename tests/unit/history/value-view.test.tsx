import { screen } from '@testing-library/react';
import { ValueView } from '@/app/(staff)/admin/historico/value-view';
import { renderPt } from '../support/intl';

const paths = (...names: string[]) => names.map((name) => `/art/${name}.webp`).join('\n');

/** The lines shown by one side of a compared list of images. */
function linesOf(text: string, other: string | null, side: 'before' | 'after') {
  const { container } = renderPt(
    <ValueView
      field="features.gallery_images"
      text={text}
      other={other}
      side={side}
      imageName={(path) => path.slice(5, -5)}
    />,
  );
  const lines = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return [...lines, container.querySelector('p')?.textContent].filter(Boolean);
}

const ALL = paths('praia', 'mesa', 'varanda', 'piscina');

it.each<[string, string, string | null, 'before' | 'after', string[]]>([
  [
    'what was removed is marked, the rest is counted',
    ALL,
    paths('praia', 'mesa', 'piscina'),
    'before',
    ['varandaRemovido', '3 imagens iguais nos dois lados.'],
  ],
  [
    'nothing of the rest is new',
    paths('praia', 'mesa', 'piscina'),
    ALL,
    'after',
    ['3 imagens iguais nos dois lados.'],
  ],
  [
    'what was added is marked',
    ALL,
    paths('praia'),
    'after',
    ['mesaNovo', 'varandaNovo', 'piscinaNovo', '1 imagem igual nos dois lados.'],
  ],
  [
    'of another order all are shown',
    paths('mesa', 'praia'),
    paths('praia', 'mesa'),
    'after',
    ['mesa', 'praia'],
  ],
  [
    'of an image that stands once more all are shown',
    paths('praia', 'praia'),
    paths('praia'),
    'after',
    ['praia', 'praia'],
  ],
  ['one image in place of another needs no mark', paths('mesa'), paths('praia'), 'after', ['mesa']],
  [
    'without another side all are shown',
    ALL,
    null,
    'after',
    ['praia', 'mesa', 'varanda', 'piscina'],
  ],
])('%s', (_, text, other, side, lines) => {
  expect(linesOf(text, other, side)).toEqual(lines);
});
