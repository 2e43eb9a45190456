/** Baroque church with round towers. */
import { circ, P, rect, rows } from '../../lib.mjs';
import { SHADE, STONE, WALL } from './palette.mjs';

/** Round tower with ochre strips, bell opening and a bell-shaped dome. */
function tower(S, x, y, w, h) {
  const top = y - h;
  S.form(
    rect(x - w / 2, top, w, h),
    WALL,
    ...rows(
      P`${x - w / 2} ${y} ${x + w * 0.25} ${y} #a06a68 .85, ${x + w / 2} ${top} ${x} ${top} #fffdf2 .6`,
    ),
  );
  for (const k of [-0.44, 0.44])
    S.form(
      rect(x + k * w - w * 0.07, top, w * 0.14, h),
      STONE,
      ...rows(P`${x - w / 2} ${y} ${x + w / 2} ${y} #6b3f3c .6`),
    );
  for (const [t, hh] of rows('0 .05, .37 .03')) {
    const yy = top + h * t;
    S.form(
      P`M${x - w * 0.56} ${yy}H${x + w * 0.56}V${yy + h * hh}Q${x} ${yy + h * (hh + 0.025)} ${x - w * 0.56} ${yy + h * hh}Z`,
      STONE,
      ...rows(P`${x - w / 2} ${yy} ${x + w / 2} ${yy} #6b3f3c .7`),
    );
  }
  const bell = (k, bw) => {
    const cx = x + k * w;
    S.path(
      P`M${cx - bw / 2} ${top + h * 0.34}V${top + h * 0.17}A${bw / 2} ${bw / 2} 0 0 1 ${cx + bw / 2} ${top + h * 0.17}V${top + h * 0.34}Z`,
      '#4a3446',
    );
  };
  bell(0, w * 0.32);
  S.form(
    P`M${x - w * 0.1} ${top + h * 0.27}C${x - w * 0.08} ${top + h * 0.18} ${x + w * 0.08} ${top + h * 0.18} ${x + w * 0.1} ${top + h * 0.27}Z`,
    '#d99a3a',
  );
  S.path(rect(x - w * 0.06, top + h * 0.52, w * 0.12, h * 0.13), '#4a3446');
  const dome = P`M${x - w * 0.54} ${top}C${x - w * 0.5} ${top - w * 0.22} ${x - w * 0.34} ${top - w * 0.22} ${x - w * 0.27} ${top - w * 0.46}C${x - w * 0.22} ${top - w * 0.62} ${x - w * 0.09} ${top - w * 0.7} ${x} ${top - w * 0.72}C${x + w * 0.09} ${top - w * 0.7} ${x + w * 0.22} ${top - w * 0.62} ${x + w * 0.27} ${top - w * 0.46}C${x + w * 0.34} ${top - w * 0.22} ${x + w * 0.5} ${top - w * 0.22} ${x + w * 0.54} ${top}Z`;
  S.form(
    dome,
    '#8d6a5e',
    ...rows(
      P`${x - w * 0.5} ${top} ${x + w * 0.2} ${top - w * 0.4} ${SHADE} .95, ${x + w * 0.5} ${top - w * 0.5} ${x} ${top} #f3c48a .8`,
    ),
  );
  S.path(
    P`M${x - w * 0.05} ${top - w * 0.7}L${x} ${top - w * 1.02}L${x + w * 0.05} ${top - w * 0.7}Z`,
    '#8d6a5e',
  );
  S.path(circ(x, top - w * 0.76, w * 0.06), STONE);
}

/** Church front after the school of Aleijadinho; (x, y) is the middle of its threshold. */
export function church(S, x, y, k, door) {
  S.group(`transform="translate(${x} ${y}) scale(${k})"`, () => {
    for (const s of [-1, 1]) tower(S, s * 152, 0, 88, 326);
    const body = 'M-122 4V-262H122V4Z';
    S.form(body, WALL, ...rows('-130 0 70 -120 #b07a70 .8, 130 -240 20 -100 #fffdf2 .6'));
    S.form(
      'M-126 -262C-96 -268 -78 -276 -64 -300C-50 -326 -26 -334 0 -336C26 -334 50 -326 64 -300C78 -276 96 -268 126 -262Z',
      WALL,
      ...rows('-110 -260 40 -320 #b07a70 .8'),
    );
    S.line(
      'M-126 -264C-96 -270 -78 -278 -64 -302C-50 -328 -26 -336 0 -338C26 -336 50 -328 64 -302C78 -278 96 -270 126 -264',
      STONE,
      10,
    );
    for (const px of [-118, -62, 62, 118])
      S.form(rect(px - 8, -258, 16, 262), STONE, ...rows(P`${px - 8} 0 ${px + 8} 0 #6b3f3c .8`));
    S.form('M-134 -268H134V-254H-134Z', STONE, ...rows('-134 0 134 0 #6b3f3c .7'));
    S.path('M-7 -336H7V-352H22V-364H7V-384H-7V-364H-22V-352H-7Z', STONE);
    // soapstone round relief, portal with curls, two choir windows
    S.form(circ(0, -212, 34), '#a9b39a', ...rows('-34 -180 20 -230 #4d6a68 .9'));
    S.line(circ(0, -212, 34), STONE, 6);
    S.path('M-12 -192C-16 -216 -6 -232 0 -234C6 -232 16 -216 12 -192Z', '#f3e6c4');
    S.form(
      'M-48 -104C-44 -136 -22 -132 -18 -156C-8 -168 8 -168 18 -156C22 -132 44 -136 48 -104Z',
      '#a9b39a',
      ...rows('-48 -104 30 -150 #4d6a68 .9'),
    );
    S.path(circ(0, -138, 12), '#f3e6c4');
    S.form('M-38 4V-92Q0 -122 38 -92V4Z', STONE);
    S.form('M-28 4V-86Q0 -110 28 -86V4Z', door, ...rows('-28 0 28 -80 #1d2f3a .8'));
    S.line(
      'M0 -98V4M-20 -72H-8V-44H-20ZM8 -72H20V-44H8ZM-20 -34H-8V-6H-20ZM8 -34H20V-6H8Z',
      '#f3dcb4',
      2,
      'opacity=".5"',
    );
    for (const s of [-90, 90]) {
      S.form(P`M${s - 19} -116V-170Q${s} -194 ${s + 19} -170V-116Z`, STONE);
      S.path(P`M${s - 12} -122V-166Q${s} -182 ${s + 12} -166V-122Z`, '#47566a');
      S.line(P`M${s} -174V-122M${s - 12} -146H${s + 12}`, '#f3dcb4', 2.4);
    }
    S.path('M-210 0H210V14H-210Z', '#a3705a');
    S.path('M-60 4H60L72 26H-72Z', '#d9b184');
  });
}
