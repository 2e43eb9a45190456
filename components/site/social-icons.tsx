/** The brands' own marks, drawn for this project as plain outlines at 20 px. */
const FRAME = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  className: 'size-5',
} as const;

export const SOCIAL_ICONS = {
  instagram: (
    <svg {...FRAME}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.8h.01" />
    </svg>
  ),
  facebook: (
    <svg {...FRAME}>
      <path d="M14 21v-8h3l.5-3.5H14V7.4c0-1.1.5-1.9 2-1.9h1.6V2.4A19 19 0 0 0 15.200 2.2c-2.500 0-4.200 1.500-4.200 4.300v3H8V13h3v8" />
    </svg>
  ),
  youtube: (
    <svg {...FRAME}>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3Z" />
    </svg>
  ),
} as const;
