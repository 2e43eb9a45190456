import type { AmenityFlag } from './amenity-flags';

/** The icon picker's groups in order; keys of `hotels.form.picker.categories` in the catalog. */
export const AMENITY_ICON_CATEGORIES = [
  'connectivity',
  'food',
  'leisure',
  'transport',
  'service',
  'wellness',
  'accessibility',
  'general',
] as const;
type AmenityIconCategory = (typeof AMENITY_ICON_CATEGORIES)[number];

/** An icon that staff can choose: its stored name, its group, and the words that find it. */
type AmenityIconEntry = {
  id: string;
  category: AmenityIconCategory;
  keywords: readonly string[];
};

/** Replaces every name that is not listed below. */
const FALLBACK_AMENITY_ICON = 'settings';

/**
 * The icons of amenities and services. Data only: components/hotels/amenity-icon.tsx maps these ids
 * to drawings, so that a picker can search this list without drawing it.
 */
export const AMENITY_ICONS = [
  { id: 'wifi', category: 'connectivity', keywords: ['Wi-Fi', 'internet', 'rede', 'sem fio'] },
  { id: 'tv', category: 'connectivity', keywords: ['televisão', 'canais', 'streaming'] },
  { id: 'monitor', category: 'connectivity', keywords: ['computador', 'tela', 'trabalho'] },
  { id: 'smartphone', category: 'connectivity', keywords: ['celular', 'aplicativo', 'telefone'] },
  { id: 'plug', category: 'connectivity', keywords: ['tomada', 'energia', 'carregador'] },
  { id: 'printer', category: 'connectivity', keywords: ['impressora', 'cópias', 'escritório'] },

  { id: 'coffee', category: 'food', keywords: ['café', 'manhã', 'desjejum', 'chá'] },
  { id: 'utensils', category: 'food', keywords: ['restaurante', 'almoço', 'jantar'] },
  { id: 'wine', category: 'food', keywords: ['vinho', 'adega', 'bar', 'espumante'] },
  { id: 'beer', category: 'food', keywords: ['cerveja', 'chope', 'bar', 'petiscos'] },
  { id: 'cup-soda', category: 'food', keywords: ['suco', 'refrigerante', 'bebida'] },
  { id: 'chef-hat', category: 'food', keywords: ['cozinha', 'chef', 'gastronomia'] },
  { id: 'refrigerator', category: 'food', keywords: ['frigobar', 'geladeira', 'minibar'] },

  { id: 'waves', category: 'leisure', keywords: ['mar', 'praia', 'rio', 'lago', 'água'] },
  { id: 'waves-ladder', category: 'leisure', keywords: ['piscina', 'natação', 'mergulho'] },
  { id: 'umbrella', category: 'leisure', keywords: ['guarda-sol', 'praia', 'cadeira', 'sombra'] },
  { id: 'tree-palm', category: 'leisure', keywords: ['jardim', 'coqueiro', 'natureza', 'rede'] },
  { id: 'bike', category: 'leisure', keywords: ['bicicleta', 'passeio', 'ciclismo'] },
  { id: 'gamepad-2', category: 'leisure', keywords: ['jogos', 'brinquedos', 'sala de jogos'] },
  { id: 'music', category: 'leisure', keywords: ['música', 'show', 'roda', 'ao vivo'] },
  { id: 'book-open', category: 'leisure', keywords: ['leitura', 'biblioteca', 'livros'] },
  { id: 'mountain', category: 'leisure', keywords: ['montanha', 'trilha', 'serra', 'caminhada'] },
  { id: 'sun', category: 'leisure', keywords: ['sol', 'solário', 'terraço', 'varanda'] },
  { id: 'flame', category: 'leisure', keywords: ['lareira', 'fogueira', 'fogão', 'churrasqueira'] },

  { id: 'car', category: 'transport', keywords: ['carro', 'garagem', 'manobrista', 'vaga'] },
  { id: 'circle-parking', category: 'transport', keywords: ['estacionamento', 'vaga'] },
  { id: 'bus', category: 'transport', keywords: ['ônibus', 'traslado', 'van', 'excursão'] },
  { id: 'plane', category: 'transport', keywords: ['avião', 'aeroporto', 'voo', 'traslado'] },
  { id: 'ship', category: 'transport', keywords: ['barco', 'passeio', 'porto', 'lancha'] },
  { id: 'map-pinned', category: 'transport', keywords: ['localização', 'guia', 'roteiro'] },

  { id: 'concierge-bell', category: 'service', keywords: ['concierge', 'recepção', 'quarto'] },
  { id: 'briefcase', category: 'service', keywords: ['negócios', 'reunião', 'trabalho'] },
  { id: 'presentation', category: 'service', keywords: ['evento', 'auditório', 'sala'] },
  { id: 'washing-machine', category: 'service', keywords: ['lavanderia', 'roupa', 'lavar'] },
  { id: 'shirt', category: 'service', keywords: ['passadoria', 'roupa', 'passar'] },
  { id: 'luggage', category: 'service', keywords: ['mala', 'bagagem', 'guarda-volumes'] },
  { id: 'shield-check', category: 'service', keywords: ['segurança', 'portaria', 'cofre'] },

  { id: 'dumbbell', category: 'wellness', keywords: ['academia', 'ginástica', 'musculação'] },
  { id: 'bath', category: 'wellness', keywords: ['spa', 'banheira', 'ofurô', 'massagem'] },
  { id: 'leaf', category: 'wellness', keywords: ['natureza', 'horta', 'vegano', 'sustentável'] },
  { id: 'heart-pulse', category: 'wellness', keywords: ['saúde', 'ioga', 'bem-estar'] },
  { id: 'flower-2', category: 'wellness', keywords: ['aroma', 'meditação', 'jardim', 'spa'] },

  {
    id: 'accessibility',
    category: 'accessibility',
    keywords: ['cadeirante', 'rampa', 'adaptado'],
  },
  { id: 'baby', category: 'accessibility', keywords: ['crianças', 'família', 'berço', 'bebê'] },
  { id: 'ear', category: 'accessibility', keywords: ['audição', 'surdo', 'libras'] },

  { id: 'snowflake', category: 'general', keywords: ['ar-condicionado', 'climatizado', 'frio'] },
  { id: 'bed-double', category: 'general', keywords: ['cama', 'quarto', 'enxoval'] },
  { id: 'clock', category: 'general', keywords: ['horário', '24 horas', 'check-in'] },
  { id: 'dog', category: 'general', keywords: ['animais', 'pet', 'cachorro', 'gato'] },
  { id: FALLBACK_AMENITY_ICON, category: 'general', keywords: ['outros', 'geral', 'configuração'] },
] as const satisfies readonly AmenityIconEntry[];

export type AmenityIconId = (typeof AMENITY_ICONS)[number]['id'];

const known = new Set<string>(AMENITY_ICONS.map(({ id }) => id));

/** The stored name if it is listed, else the fallback's. */
export function amenityIconId(name: string): AmenityIconId {
  return known.has(name) ? (name as AmenityIconId) : FALLBACK_AMENITY_ICON;
}

/** The icon of each badge flag. */
export const FLAG_ICONS = {
  wifi: 'wifi',
  breakfast: 'coffee',
  restaurant: 'utensils',
  gym: 'dumbbell',
  parking: 'circle-parking',
  pool: 'waves-ladder',
  spa: 'bath',
  security: 'shield-check',
  central_location: 'map-pinned',
  kid_friendly: 'baby',
  room_service: 'concierge-bell',
  concierge: 'luggage',
  laundry: 'washing-machine',
  business_center: 'briefcase',
} as const satisfies Record<AmenityFlag, AmenityIconId>;

/** An icon's name for people: its first keyword; for an unknown one, its id. */
export function amenityIconName(id: string): string {
  const name = AMENITY_ICONS.find((icon) => icon.id === id)?.keywords[0] ?? id;
  return name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1);
}
