import type { AmenityFlag } from './flags';

/** The groups of the icon picker in their order, as it shows them. */
export const AMENITY_ICON_CATEGORIES = [
  'Conectividade',
  'Alimentação',
  'Lazer',
  'Transporte',
  'Serviços',
  'Bem-estar',
  'Acessibilidade',
  'Geral',
] as const;
type AmenityIconCategory = (typeof AMENITY_ICON_CATEGORIES)[number];

/** One icon staff can choose: its stored name, where it is listed, the words that find it. */
export type AmenityIconEntry = {
  id: string;
  category: AmenityIconCategory;
  keywords: readonly string[];
};

/** Stands for every name the catalogue does not know. */
const FALLBACK_AMENITY_ICON = 'settings';

/**
 * The icons of amenities and services. Data only: the drawings are looked up by the same ids in
 * components/hotels/amenity-icon.tsx, so that a picker can search this list without drawing it.
 */
export const AMENITY_ICONS = [
  { id: 'wifi', category: 'Conectividade', keywords: ['Wi-Fi', 'internet', 'rede', 'sem fio'] },
  { id: 'tv', category: 'Conectividade', keywords: ['televisão', 'canais', 'streaming'] },
  { id: 'monitor', category: 'Conectividade', keywords: ['computador', 'tela', 'trabalho'] },
  { id: 'smartphone', category: 'Conectividade', keywords: ['celular', 'aplicativo', 'telefone'] },
  { id: 'plug', category: 'Conectividade', keywords: ['tomada', 'energia', 'carregador'] },
  { id: 'printer', category: 'Conectividade', keywords: ['impressora', 'cópias', 'escritório'] },

  { id: 'coffee', category: 'Alimentação', keywords: ['café', 'manhã', 'desjejum', 'chá'] },
  { id: 'utensils', category: 'Alimentação', keywords: ['restaurante', 'almoço', 'jantar'] },
  { id: 'wine', category: 'Alimentação', keywords: ['vinho', 'adega', 'bar', 'espumante'] },
  { id: 'beer', category: 'Alimentação', keywords: ['cerveja', 'chope', 'bar', 'petiscos'] },
  { id: 'cup-soda', category: 'Alimentação', keywords: ['suco', 'refrigerante', 'bebida'] },
  { id: 'chef-hat', category: 'Alimentação', keywords: ['cozinha', 'chef', 'gastronomia'] },
  { id: 'refrigerator', category: 'Alimentação', keywords: ['frigobar', 'geladeira', 'minibar'] },

  { id: 'waves', category: 'Lazer', keywords: ['mar', 'praia', 'rio', 'lago', 'água'] },
  { id: 'waves-ladder', category: 'Lazer', keywords: ['piscina', 'natação', 'mergulho'] },
  { id: 'umbrella', category: 'Lazer', keywords: ['guarda-sol', 'praia', 'cadeira', 'sombra'] },
  { id: 'tree-palm', category: 'Lazer', keywords: ['jardim', 'coqueiro', 'natureza', 'rede'] },
  { id: 'bike', category: 'Lazer', keywords: ['bicicleta', 'passeio', 'ciclismo'] },
  { id: 'gamepad-2', category: 'Lazer', keywords: ['jogos', 'brinquedos', 'sala de jogos'] },
  { id: 'music', category: 'Lazer', keywords: ['música', 'show', 'roda', 'ao vivo'] },
  { id: 'book-open', category: 'Lazer', keywords: ['leitura', 'biblioteca', 'livros'] },
  { id: 'mountain', category: 'Lazer', keywords: ['montanha', 'trilha', 'serra', 'caminhada'] },
  { id: 'sun', category: 'Lazer', keywords: ['sol', 'solário', 'terraço', 'varanda'] },
  { id: 'flame', category: 'Lazer', keywords: ['lareira', 'fogueira', 'fogão', 'churrasqueira'] },

  { id: 'car', category: 'Transporte', keywords: ['carro', 'garagem', 'manobrista', 'vaga'] },
  { id: 'circle-parking', category: 'Transporte', keywords: ['estacionamento', 'vaga'] },
  { id: 'bus', category: 'Transporte', keywords: ['ônibus', 'traslado', 'van', 'excursão'] },
  { id: 'plane', category: 'Transporte', keywords: ['avião', 'aeroporto', 'voo', 'traslado'] },
  { id: 'ship', category: 'Transporte', keywords: ['barco', 'passeio', 'porto', 'lancha'] },
  { id: 'map-pinned', category: 'Transporte', keywords: ['localização', 'guia', 'roteiro'] },

  { id: 'concierge-bell', category: 'Serviços', keywords: ['concierge', 'recepção', 'quarto'] },
  { id: 'briefcase', category: 'Serviços', keywords: ['negócios', 'reunião', 'trabalho'] },
  { id: 'presentation', category: 'Serviços', keywords: ['evento', 'auditório', 'sala'] },
  { id: 'washing-machine', category: 'Serviços', keywords: ['lavanderia', 'roupa', 'lavar'] },
  { id: 'shirt', category: 'Serviços', keywords: ['passadoria', 'roupa', 'passar'] },
  { id: 'luggage', category: 'Serviços', keywords: ['mala', 'bagagem', 'guarda-volumes'] },
  { id: 'shield-check', category: 'Serviços', keywords: ['segurança', 'portaria', 'cofre'] },

  { id: 'dumbbell', category: 'Bem-estar', keywords: ['academia', 'ginástica', 'musculação'] },
  { id: 'bath', category: 'Bem-estar', keywords: ['spa', 'banheira', 'ofurô', 'massagem'] },
  { id: 'leaf', category: 'Bem-estar', keywords: ['natureza', 'horta', 'vegano', 'sustentável'] },
  { id: 'heart-pulse', category: 'Bem-estar', keywords: ['saúde', 'ioga', 'bem-estar'] },
  { id: 'flower-2', category: 'Bem-estar', keywords: ['aroma', 'meditação', 'jardim', 'spa'] },

  {
    id: 'accessibility',
    category: 'Acessibilidade',
    keywords: ['cadeirante', 'rampa', 'adaptado'],
  },
  { id: 'baby', category: 'Acessibilidade', keywords: ['crianças', 'família', 'berço', 'bebê'] },
  { id: 'ear', category: 'Acessibilidade', keywords: ['audição', 'surdo', 'libras'] },

  { id: 'snowflake', category: 'Geral', keywords: ['ar-condicionado', 'climatizado', 'frio'] },
  { id: 'bed-double', category: 'Geral', keywords: ['cama', 'quarto', 'enxoval'] },
  { id: 'clock', category: 'Geral', keywords: ['horário', '24 horas', 'check-in'] },
  { id: 'dog', category: 'Geral', keywords: ['animais', 'pet', 'cachorro', 'gato'] },
  { id: FALLBACK_AMENITY_ICON, category: 'Geral', keywords: ['outros', 'geral', 'configuração'] },
] as const satisfies readonly AmenityIconEntry[];

export type AmenityIconId = (typeof AMENITY_ICONS)[number]['id'];

const known = new Set<string>(AMENITY_ICONS.map(({ id }) => id));

/** The stored name when the catalogue knows it, else the fallback's. */
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

/** What people call an icon: its first keyword; an unknown one is called as it is stored. */
export function amenityIconName(id: string): string {
  const name = AMENITY_ICONS.find((icon) => icon.id === id)?.keywords[0] ?? id;
  return name.charAt(0).toLocaleUpperCase('pt-BR') + name.slice(1);
}
