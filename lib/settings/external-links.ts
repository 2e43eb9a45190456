/** URLs of the chain outside this site. Demo values: reserved example domains. */
export const EXTERNAL_LINKS = {
  charity: 'https://amigosdobem.example/',
  reservations: 'https://reservas.ipehoteis.example/',
  createdBy: 'https://vitrine.example/',
  instagram: 'https://instagram.example/ipehoteis',
  facebook: 'https://facebook.example/ipehoteis',
  youtube: 'https://youtube.example/ipehoteis',
} as const;
