/**
 * Registry of every scene: name -> `{ draw, portrait, place, alt, scrim }`. `portrait` is the view box
 * of the tall crop; rooms have none. The order is the order of the index.
 */
import { bombinhas, bombinhasCapa } from './scenes/bombinhas.mjs';
import { brasilia } from './scenes/brasilia.mjs';
import { cafe } from './scenes/cafe.mjs';
import { caiaques } from './scenes/caiaques.mjs';
import { chapada } from './scenes/chapada.mjs';
import { curitiba } from './scenes/curitiba.mjs';
import { fachada } from './scenes/fachada.mjs';
import { familiaPiscina } from './scenes/familia-piscina.mjs';
import { florianopolis } from './scenes/florianopolis.mjs';
import { gramado } from './scenes/gramado.mjs';
import { iguacu } from './scenes/iguacu.mjs';
import { jericoacoara } from './scenes/jericoacoara.mjs';
import { lencois } from './scenes/lencois.mjs';
import { manaus } from './scenes/manaus.mjs';
import { noronha } from './scenes/noronha.mjs';
import { ouropreto } from './scenes/ouropreto.mjs';
import { capa, pantanal } from './scenes/pantanal.mjs';
import { piscina } from './scenes/piscina.mjs';
import { quartoChale } from './scenes/quarto-chale.mjs';
import { quartoCidade } from './scenes/quarto-cidade.mjs';
import { quartoColonial } from './scenes/quarto-colonial.mjs';
import { quartoEntardecer } from './scenes/quarto-entardecer.mjs';
import { quartoFamilia } from './scenes/quarto-familia.mjs';
import { quartoMar } from './scenes/quarto-mar.mjs';
import { quartoSerra } from './scenes/quarto-serra.mjs';
import { quartoSuite } from './scenes/quarto-suite.mjs';
import { recepcao } from './scenes/recepcao.mjs';
import { recife } from './scenes/recife.mjs';
import { restaurante } from './scenes/restaurante.mjs';
import { reuniao } from './scenes/reuniao.mjs';
import { rio } from './scenes/rio.mjs';
import { salvador } from './scenes/salvador.mjs';
import { saopaulo } from './scenes/saopaulo.mjs';
import { sertao } from './scenes/sertao.mjs';
import { spa } from './scenes/spa.mjs';
import { varanda } from './scenes/varanda.mjs';

export const scenes = {
  capa,
  pantanal,
  bombinhas,
  'bombinhas-capa': bombinhasCapa,
  curitiba,
  iguacu,
  saopaulo,
  rio,
  salvador,
  ouropreto,
  lencois,
  recife,
  noronha,
  gramado,
  chapada,
  brasilia,
  jericoacoara,
  florianopolis,
  manaus,
  fachada,
  piscina,
  cafe,
  sertao,
  recepcao,
  'familia-piscina': familiaPiscina,
  restaurante,
  spa,
  reuniao,
  varanda,
  caiaques,
  'quarto-mar': quartoMar,
  'quarto-serra': quartoSerra,
  'quarto-entardecer': quartoEntardecer,
  'quarto-cidade': quartoCidade,
  'quarto-familia': quartoFamilia,
  'quarto-colonial': quartoColonial,
  'quarto-suite': quartoSuite,
  'quarto-chale': quartoChale,
};
