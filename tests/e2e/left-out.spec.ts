import { expect, test } from './fixtures';
import { readHtml } from './html';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';

/** What a page's HTML says about the parts of its link that it leaves out. */
for (const [path, said] of [
  [
    '/roteiro?paradas=ipe-gramado.1,ipe-nada.1,ipe-noronha.45,ipe-lencois.1,ipe-cataratas.1,ipe-paulista.1,ipe-ouro-preto.3&checkin=2020-01-02',
    [
      'Uma parada saiu do roteiro: o hotel não está mais no site. As datas seguem sem ela.',
      'Cada parada tem até 30 noites: onde o link pedia mais, o roteiro ficou com 2.',
      'Um roteiro tem até cinco paradas. Ficou de fora: Ipê Ouro Preto.',
      'O check-in deste link já passou. Escolha outra data.',
    ],
  ],
  [
    '/comparar?hoteis=ipe-gramado,ipe-nada,ipe-noronha,ipe-lencois,ipe-cataratas,ipe-paulista,ipe-ouro-preto&checkin=2099-01-02&checkout=2099-01-01',
    [
      '1 hotel escolhido não está mais no site.',
      'Dá para comparar até quatro hotéis de cada vez. Ficaram de fora: Ipê Paulista e Ipê Ouro Preto.',
      'Neste link o check-out não vem depois do check-in. Escolha as datas de novo.',
    ],
  ],
  [
    '/comparar?hoteis=ipe-gramado&checkin=2020-01-02',
    ['O check-in deste link já passou. Escolha outra data.'],
  ],
  [
    '/favoritos?hoteis=ipe-gramado,ipe-nada&checkin=2099-01-01&checkout=2099-12-01',
    [
      '1 hotel escolhido não está mais no site.',
      'As datas deste link passam de 60 noites. Escolha uma estadia mais curta.',
    ],
  ],
  [
    `${BEACH}/quartos?comparar=suite-vista-mar,quarto-familia,nada`,
    ['1 quarto deste link não existe neste hotel.'],
  ],
  [
    `${BEACH}/quartos?quarto=nada`,
    ['1 quarto deste link não existe neste hotel. Escolha ao menos dois quartos para comparar.'],
  ],
  [
    '/deals?checkin=2020-01-02&checkout=2020-01-05',
    ['O check-in deste link já passou. Escolha outra data.'],
  ],
  ['/comparar?hoteis=ipe-gramado,ipe-noronha,ipe-lencois,ipe-cataratas', []],
  ['/roteiro?paradas=ipe-gramado.30&checkin=2099-01-02', []],
] as const) {
  test(`says in its HTML what it leaves out: ${path}`, async ({ request }) => {
    expect(readHtml(await (await request.get(path)).text()).said()).toEqual(said);
  });
}
