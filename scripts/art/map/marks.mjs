/**
 * The drawings that stand on the map, each at a sight of the country. They are drawn round (0, 0), the
 * foot of the place, about 50 units wide, and stand where lib/hotels/map/marks.json says: beside a place
 * where several are close together.
 */
export const MARKS = {
  noronha: [
    '<path fill="#3b3346" d="M-26 2c2-20 8-30 14-30 7 0 9 10 12 30z"/>',
    '<path fill="#54465c" d="M-4 2c1-25 8-38 15-38 8 0 11 16 15 38z"/>',
    '<path fill="#4f9a63" d="M-26 2c2-9 8-13 14-8 4-7 10-6 14-1 6-8 16-6 24 9z"/>',
    '<path stroke="#fffaf0" stroke-width="2.5" stroke-linecap="round" d="M-31 4h62M-22 9h20M6 9h18"/>',
  ],
  jericoacoara: [
    '<circle cx="1" cy="-8" r="9" fill="#f9c846"/>',
    '<path fill="#a8472f" d="M-20 2c-3-10 0-26 8-31 9-6 25-3 29 8 3 8 2 16 3 23H9c0-9 0-18-8-18s-9 9-10 18z"/>',
    '<path fill="#c9643f" d="M-20 2c-3-10 0-26 8-31 4-3 10-3 15-2-9 4-13 16-13 33z"/>',
  ],
  lencois: [
    '<path fill="#fff6e4" d="M-34 3c8-12 16-16 24-12C-4-20 6-22 13-14c8-2 15 6 21 17z"/>',
    '<path fill="#d9c9e6" d="M-10-9c4 5 0 9-8 12h-16c8-12 16-16 24-12zM13-14c2 7-2 13-8 17h29C28-8 21-16 13-14z"/>',
    '<path fill="#2fa7a2" d="M-8 2c4-6 16-6 20-1-4 4-16 4-20 1z"/>',
  ],
  recife: [
    '<path d="M0 6v-22" stroke="#7a3c1f" stroke-width="2.4"/>',
    '<path fill="#c8321f" d="M-24-14A24 22 0 0 1-12-31Q-14-22-12-14z"/>',
    '<path fill="#f2b705" d="M-12-14Q-13-27 0-36V-14z"/>',
    '<path fill="#2f6fb0" d="M0-36Q13-27 12-14H0z"/>',
    '<path fill="#2f8f5e" d="M12-31A24 22 0 0 1 24-14H12Q14-22 12-31z"/>',
    '<path fill="#fffaf0" d="M0-40l2 4h-4z"/>',
  ],
  pelourinho: [
    '<path fill="#3f7fbf" d="M-22 4v-26h12v26zM10 4v-26h12v26z"/>',
    '<path fill="#5b9ad2" d="M-10 4v-22q10-14 20 0V4z"/>',
    '<path fill="#e7eef2" d="M-24-22q8-16 16 0zM8-22q8-16 16 0z"/>',
    '<path fill="#fffaf0" d="M-4 4v-11a4 4 0 0 1 8 0V4zM-18-14h4v6h-4zM14-14h4v6h-4z"/>',
    '<path stroke="#fffaf0" stroke-width="1.8" d="M0-34v9M-3-31h6"/>',
  ],
  chapada: [
    '<path fill="#b4492c" d="M-30 3l6-22h22l4 9 4-13H24l6 26z"/>',
    '<path fill="#d97a45" d="M-24-19h22l-2 22h-8l-3-14-4 14h-11zM8-23H24l2 26H16L13-11 8 3H4z"/>',
    '<path fill="#fffaf0" d="M1-10h5l2 14H0z"/>',
    '<path fill="#2fa7a2" d="M-7 4q11-5 22 0-11 5-22 0z"/>',
  ],
  brasilia: [
    '<path fill="#e8efe9" d="M-5-34h4.5V0H-5zM1-34h4.5V0H1z"/>',
    '<path fill="#a9bdc4" d="M-2.5-34H-.5V0h-2zM3.5-34h2V0h-2zM-3-19h6v4h-6z"/>',
    '<path fill="#fffaf0" d="M-24-4a9 8 0 0 1 18 0zM8-11h20q-3 8-10 8t-10-8z"/>',
    '<path fill="#cfdad8" d="M-30-4h60v5h-60z"/>',
    '<path fill="#b4492c" d="M-34 1h68q-34 8-68 0z"/>',
  ],
  pantanal: [
    '<path fill="#2fa7a2" d="M-26 4q26-9 52 0-26 8-52 0z"/>',
    '<path stroke="#22242c" stroke-width="1.8" d="M-3-10l-2 13M4-10l1 13"/>',
    '<path fill="#fffaf0" d="M-16-6q2-14 14-15 12 0 13 8-4 9-14 9-6 2-13-2z"/>',
    '<path fill="#22242c" d="M5-17q5-7 3-15-1-6 4-7 4-1 6 2l16 1-16 4q0 8-7 16z"/>',
    '<path fill="#d0391f" d="M5-17q4-4 4-8l6 2q-2 6-6 9z"/>',
  ],
  ouropreto: [
    '<path fill="#fff4dc" d="M-20 4v-28h11V4zM9 4v-28h11V4z"/>',
    '<path fill="#fffaf0" d="M-9 4v-22q2-5 5-6 1-5 4-5t4 5q3 1 5 6V4z"/>',
    '<path fill="#a8572f" d="M-22-24q7.5-14 15 0zM7-24q7.5-14 15 0zM-20-7h11v2h-11zM9-7h11v2H9zM-4 4v-9a4 4 0 0 1 8 0v9z"/>',
    '<circle cy="-15" r="3" fill="#6fa39a"/>',
    '<path stroke="#a8572f" stroke-width="1.8" d="M0-37v8M-3-34h6"/>',
  ],
  guanabara: [
    '<path fill="#3d4f63" d="M-6 3c0-20 3-40 13-40S21-14 24 3z"/>',
    '<path fill="#587186" d="M-6 3c0-20 3-40 13-40C2-24 2-8 3 3z"/>',
    '<path fill="#3f8f5f" d="M-28 3c2-12 9-17 15-13 6-3 10 4 12 13zM-6 3q12-8 30 0z"/>',
    '<path stroke="#22302f" d="M-16-10L7-37"/>',
    '<rect x="-8" y="-24" width="7" height="4.5" rx="1.5" fill="#f2b705"/>',
    '<path stroke="#fffaf0" stroke-width="2.5" stroke-linecap="round" d="M-30 5h60"/>',
  ],
  paulista: [
    '<path fill="#5a3358" d="M-26 3v-30h10V3zM18 3v-36h9V3z"/>',
    '<path fill="#7a4a74" d="M-14 3v-20h7V3z"/>',
    '<path fill="#f9c846" d="M-24-23h2v3h-2zM-20-16h2v3h-2zM20-28h2v3h-2zM23-20h2v3h-2z"/>',
    '<path fill="#c8321f" d="M-14 3v-24h30V3h-4v-20H-10V3z"/>',
    '<path fill="#efe4d2" d="M-10-15h22v9h-22z"/>',
    '<path fill="#7c6a8a" d="M-10-12h22v3h-22z"/>',
  ],
  cataratas: [
    '<path fill="#2c6a4d" d="M-30-10q4-9 11-7 5-8 12-4 7-6 14 0 8-5 13 3 7-1 10 8v6h-60z"/>',
    '<path fill="#e9f6f4" d="M-26-8h9l1 12h-12zM-13-11h11L0 4h-14zM3-11h10l2 15H2zM17-8h8l4 12H18z"/>',
    '<path fill="#5d4150" d="M-17-8h4l-1 12h-3zM-2-11h5L2 4H0zM13-11h4l1 15h-3z"/>',
    '<path fill="#bfe6e2" d="M-32 4q6-6 12-2 6-6 12-1 6-5 12 0 7-5 12 1 8-4 16 2-32 8-64 0z"/>',
  ],
  curitiba: [
    '<path fill="#6b4228" d="M-2 4l1-28h2l1 28z"/>',
    '<path fill="#1f5b46" d="M-24-26q4-9 11-4 3-8 9-5 4-6 8 0 6-3 9 5 7-5 11 4-6 8-12 2-4 6-9 1-3 4-6 0-6 5-9-1-6 6-12-2z"/>',
    '<path fill="#2f7a5c" d="M-15-13q4-6 9-2l6 3 6-3q5-4 9 2-5 5-10 1l-5 2-5-2q-5 4-10-1z"/>',
  ],
  bombinhas: [
    '<path fill="#fffaf0" d="M-2-28L14-6H-2z"/>',
    '<path fill="#f2b705" d="M-5-24v18h-12z"/>',
    '<path stroke="#5b3a26" stroke-width="2" d="M-3-31V0"/>',
    '<path fill="#c8321f" d="M-22-3h42q-4 9-10 9h-22q-7 0-10-9z"/>',
    '<path fill="#fffaf0" d="M-20 0h38l-1 2h-35z"/>',
  ],
  florianopolis: [
    '<path fill="none" stroke="#e6edf2" stroke-width="2.2" d="M-34-10Q-18-4-14-24 0 0 14-24 18-4 34-10"/>',
    '<path stroke="#c3d0da" stroke-width="1.2" d="M-8-14v11M0-11v8M8-14v11M-20-12v9M20-12v9"/>',
    '<path fill="#e6edf2" d="M-16-28h4V6h-4zM12-28h4V6h-4z"/>',
    '<path fill="#c3d0da" d="M-36-4h72v3.5h-72z"/>',
  ],
  gramado: [
    '<path fill="#fff4dc" d="M-16 4v-16h28V4z"/>',
    '<path fill="#a8472f" d="M-22-11l18-22h6l18 22z"/>',
    '<path fill="#c9643f" d="M-22-11l18-22 5 22z"/>',
    '<path stroke="#6b4228" stroke-width="1.8" fill="none" d="M-16-11V4M-6-11V4M4-11V4M12-11V4M-16-4h28M-16 4l10-8M12 4L4-4"/>',
    '<path fill="#6f86d6" d="M-24 5a5 5 0 0 1 9-3 5 5 0 0 1 8 1 5 5 0 0 1 7 2zM8 5a5 5 0 0 1 8-2 5 5 0 0 1 8 2z"/>',
  ],
};
