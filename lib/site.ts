/** Addresses of the chain outside this site. Demo values: reserved example domains. */
export const EXTERNAL_LINKS = {
  charity: 'https://amigosdobem.example/',
  reservations: 'https://reservas.ipehoteis.example/',
  createdBy: 'https://vitrine.example/',
  instagram: 'https://instagram.example/ipehoteis',
  facebook: 'https://facebook.example/ipehoteis',
  youtube: 'https://youtube.example/ipehoteis',
} as const;

/** Pixels of scroll after which the bars turn solid. */
export const SOLID_AFTER_PX = 50;
/** Hover menus close this long after the pointer has left, their sub-lists sooner. */
export const MENU_CLOSE_MS = 300;
export const SUBMENU_CLOSE_MS = 200;
