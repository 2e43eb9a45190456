/**
 * Registry of every scene: name -> `{ draw, portrait, place, alt, scrim }`. `portrait` is the view box
 * of the tall crop; rooms have none.
 */
import { bombinhas, bombinhasCapa } from './scenes/bombinhas.mjs';
import { cafe } from './scenes/cafe.mjs';
import { curitiba } from './scenes/curitiba.mjs';
import { fachada } from './scenes/fachada.mjs';
import { iguacu } from './scenes/iguacu.mjs';
import { capa, pantanal } from './scenes/pantanal.mjs';
import { piscina } from './scenes/piscina.mjs';
import { rio } from './scenes/rio.mjs';
import { saopaulo } from './scenes/saopaulo.mjs';
import { sertao } from './scenes/sertao.mjs';

export const scenes = {
  capa,
  pantanal,
  bombinhas,
  'bombinhas-capa': bombinhasCapa,
  curitiba,
  iguacu,
  saopaulo,
  rio,
  fachada,
  piscina,
  cafe,
  sertao,
};
