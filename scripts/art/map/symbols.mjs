/** One drawing of each plant, its foot at (0, 0): the outline of each of its colors, and the color. */
export const PLANT_PARTS = {
  tree: [
    {
      outline: 'M0 2v-6',
      paint: 'stroke="#5b3f28" stroke-width="2"',
    },
    {
      outline: 'M-8-3a6 6 0 0 1 2-10 7 7 0 0 1 13 1 6 6 0 0 1 1 9z',
      paint: 'fill="#1f6148"',
    },
    {
      outline: 'M-8-3a6 6 0 0 1 2-10 7 7 0 0 1 6-4q-5 7 0 14z',
      paint: 'fill="#2f7d5b"',
    },
  ],
  palm: [
    {
      outline: 'M0 2q1-9 0-15',
      paint: 'stroke="#6b4a2b" stroke-width="1.8" fill="none"',
    },
    {
      outline: 'M0-13q-9-3-11 4 6-3 11-3 5 0 11 3-2-7-11-4zq-7-7-12-2 7 0 12 2 5-2 12-2-5-5-12 2z',
      paint: 'fill="#1f6148"',
    },
  ],
  ipe: [
    {
      outline: 'M0 2v-8M0-4l-4-4M0-5l4-4',
      paint: 'stroke="#5b3a26" stroke-width="1.8" fill="none"',
    },
    {
      outline: 'M-10-7a5 5 0 0 1 3-8 8 8 0 0 1 14 0 5 5 0 0 1 3 8q-5 3-10 1-5 2-10-1z',
      paint: 'fill="#f2b705"',
    },
    {
      outline: 'M-7-11a5 5 0 0 1 9-6q-3 5-9 6z',
      paint: 'fill="#ffd54a"',
    },
  ],
  cactus: [
    {
      outline: 'M0 2v-14M0-3h-4v-5M0-5h4v-5',
      paint:
        'stroke="#3f7a55" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" fill="none"',
    },
  ],
  araucaria: [
    {
      outline: 'M0 2v-13',
      paint: 'stroke="#5b3f28" stroke-width="1.8"',
    },
    {
      outline: 'M-9-12q4-5 9-2 5-3 9 2-5 3-9 1-4 2-9-1zM-6-7q3-3 6-1 3-2 6 1-3 3-6 1-3 2-6-1z',
      paint: 'fill="#1f5b46"',
    },
  ],
  grass: [
    {
      outline: 'M-4 0l-2-5M-1 0v-7M2 0l2-5',
      paint: 'stroke="#8a7a35" stroke-opacity=".6" stroke-width="1.3" stroke-linecap="round"',
    },
  ],
};

/** What sails and swims, and the rose of the winds: where it stands and its parts. */
const AT_SEA = [
  [
    '862 108',
    '<path fill="#fffaf0" d="M0-34Q26-20 24 0L0 2z"/>',
    '<path stroke="#6b4228" stroke-width="2.5" stroke-linecap="round" d="M0-36V4"/>',
    '<path fill="#a8572f" d="M-18 3h46l-4 5h-38z"/>',
  ],
  [
    '916 642',
    '<path fill="#1f4f5c" d="M-34 6q2-22 26-22 24 0 34 14 6 0 8-9-9 1-9-8 7 0 10 6 4-6 11-5 0 8-9 8-1 18-16 22-34 8-55-6z"/>',
    '<path fill="#e9f6f4" d="M-33 7q14 2 28 1 8 4 2 7-17 1-30-8z"/>',
    '<circle cx="-22" cy="-2" r="1.8" fill="#fffaf0"/>',
    '<path d="M-14-20q-1-10-9-11M-14-20q1-10 9-11" fill="none" stroke="#fffaf0" stroke-width="2.5" stroke-linecap="round"/>',
  ],
  [
    '648 965',
    '<path fill="#fffaf0" d="M0-30L17-4H0z"/>',
    '<path fill="#f9c846" d="M-3-24V-4h-12z"/>',
    '<path fill="#7a3c1f" d="M-17-1h36q-4 7-9 7h-19q-6 0-8-7z"/>',
  ],
  [
    '806 934',
    '<circle r="44" fill="#0f5f66" fill-opacity=".28"/>',
    '<path fill="#fffaf0" d="M0-52L9-9 0 0zM0 52L-9 9 0 0zM52 0L9 9 0 0zM-52 0L-9-9 0 0z"/>',
    '<path fill="#f2b705" d="M0-52L-9-9 0 0zM0 52L9 9 0 0zM52 0L9-9 0 0zM-52 0L-9 9 0 0z"/>',
    '<circle r="5" fill="#16302b"/>',
  ],
];

export const atSea = () =>
  AT_SEA.map(([at, ...parts]) => `<g transform="translate(${at})">${parts.join('')}</g>`).join('');
