import type { ReactNode } from 'react';

/** The brands' own marks, drawn for this project as plain outlines at 20 px. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      {children}
    </svg>
  );
}

export const SOCIAL_ICONS = {
  instagram: (
    <Mark>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.8h.01" />
    </Mark>
  ),
  facebook: (
    <Mark>
      <path d="M14 21v-8h3l.5-3.5H14V7.4c0-1.100.5-1.900 2-1.900h1.600V2.400a19 19 0 0 0-2.400-.2c-2.500 0-4.200 1.500-4.200 4.300v3H8V13h3v8" />
    </Mark>
  ),
  youtube: (
    <Mark>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3Z" />
    </Mark>
  ),
} as const;
