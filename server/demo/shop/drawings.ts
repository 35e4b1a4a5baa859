interface Colours {
  main: string;
  deep: string;
  light: string;
}

const coloursOf = (hue: number): Colours => ({
  main: `hsl(${hue} 52% 52%)`,
  deep: `hsl(${hue} 48% 32%)`,
  light: `hsl(${hue} 60% 84%)`,
});

/** Half round of seats and the person who speaks, as on all that is sold here. */
const badge = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round"><path d="M4 21a12 12 0 0 1 24 0M10 21a6 6 0 0 1 12 0"/><circle cx="16" cy="24" r="2.5" fill="${colour}" stroke="none"/></g>`;

/** What can be drawn, on a ground of 600 by 600. */
const shapes = {
  mug: ({ main, deep, light }) =>
    `<path d="M400 230h60a70 70 0 0 1 0 140h-60" fill="none" stroke="${deep}" stroke-width="34"/><path d="M150 170h270v220a60 60 0 0 1-60 60H210a60 60 0 0 1-60-60z" fill="${main}"/><ellipse cx="285" cy="170" rx="135" ry="26" fill="${deep}"/>${badge(215, 230, 140, light)}`,
  shirt: ({ main, deep, light }) =>
    `<path d="M210 120l90 40 90-40 120 80-50 100-60-30v230H200V270l-60 30-50-100z" fill="${main}"/><path d="M230 128q70 70 140 0" fill="none" stroke="${deep}" stroke-width="16"/>${badge(230, 250, 140, light)}`,
  hoodie: ({ main, deep, light }) =>
    `<path d="M200 150h200l110 90-30 210-70-10V300v210H190V300v140l-70 10-30-210z" fill="${main}"/><path d="M220 150q80-90 160 0l-30 70H250z" fill="${deep}"/><rect x="230" y="390" width="140" height="80" rx="24" fill="${deep}"/><path d="M280 220v70M320 220v70" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`,
  cap: ({ main, deep, light }) =>
    `<path d="M150 340a150 150 0 0 1 300 0z" fill="${main}"/><path d="M140 340h320q70 20 80 60-190-40-400 0z" fill="${deep}"/><circle cx="300" cy="190" r="14" fill="${deep}"/>${badge(240, 215, 120, light)}`,
  socks: ({ main, deep, light }) =>
    `<path d="M180 120h110v220l-90 110a60 60 0 0 1-92-76l72-84z" fill="${main}"/><path d="M330 120h110v220l-90 110a60 60 0 0 1-92-76l72-84z" fill="${deep}"/><path d="M180 165h110M330 165h110" stroke="${light}" stroke-width="22"/>`,
  bottle: ({ main, deep, light }) =>
    `<rect x="262" y="90" width="76" height="60" rx="12" fill="${deep}"/><path d="M250 150h100l30 70v260a36 36 0 0 1-36 36h-88a36 36 0 0 1-36-36V220z" fill="${main}"/><path d="M244 250v210" stroke="${light}" stroke-width="12" stroke-linecap="round"/>${badge(256, 300, 90, light)}`,
  tote: ({ main, deep, light }) =>
    `<path d="M220 230v-50a80 80 0 0 1 160 0v50" fill="none" stroke="${deep}" stroke-width="22"/><path d="M150 220h300l20 290H130z" fill="${main}"/>${badge(220, 290, 160, light)}`,
  backpack: ({ main, deep, light }) =>
    `<path d="M250 130v-20a50 50 0 0 1 100 0v20" fill="none" stroke="${deep}" stroke-width="20"/><rect x="160" y="130" width="280" height="380" rx="110" fill="${main}"/><rect x="200" y="330" width="200" height="150" rx="30" fill="${deep}"/><path d="M220 380h160" stroke="${light}" stroke-width="10"/>${badge(255, 200, 90, light)}`,
  notebook: ({ main, deep, light }) =>
    `<rect x="160" y="110" width="290" height="390" rx="20" fill="${main}"/><rect x="160" y="110" width="60" height="390" rx="20" fill="${deep}"/><path d="M410 110v390" stroke="${light}" stroke-width="10"/>${badge(265, 230, 110, light)}`,
  pen: ({ main, deep, light }) =>
    `<g transform="rotate(45 300 300)"><rect x="275" y="90" width="50" height="330" rx="16" fill="${main}"/><path d="M275 410h50l-25 90z" fill="${deep}"/><rect x="318" y="110" width="14" height="130" rx="7" fill="${light}"/></g>`,
  poster: ({ main, deep, light }) =>
    `<rect x="170" y="100" width="260" height="400" fill="${light}"/><rect x="190" y="120" width="220" height="260" fill="${main}"/><circle cx="330" cy="220" r="50" fill="${light}"/><path d="M190 330q60-60 110-20t110-20v90H190z" fill="${deep}"/><path d="M200 420h160M200 450h110" stroke="${deep}" stroke-width="14"/>`,
  book: ({ main, deep, light }) =>
    `<path d="M300 170q-80-50-190-30v310q110-20 190 30 80-50 190-30V140q-110-20-190 30z" fill="${main}"/><path d="M300 170v310" stroke="${deep}" stroke-width="12"/><path d="M150 210q60-6 110 14M150 260q60-6 110 14M340 224q50-20 110-14M340 274q50-20 110-14" stroke="${light}" stroke-width="10" fill="none" stroke-linecap="round"/>`,
  lamp: ({ main, deep, light }) =>
    `<path d="M220 120h160l70 150H150z" fill="${main}"/><rect x="288" y="270" width="24" height="190" fill="${deep}"/><rect x="210" y="456" width="180" height="34" rx="17" fill="${deep}"/><path d="M190 290l-30 60M300 300v40M410 290l30 60" stroke="${light}" stroke-width="14" stroke-linecap="round"/>`,
  charger: ({ main, deep, light }) =>
    `<rect x="200" y="110" width="200" height="380" rx="36" fill="${main}"/><path d="M320 200l-70 110h50l-20 90 70-110h-50z" fill="${light}"/><rect x="270" y="490" width="60" height="26" rx="8" fill="${deep}"/>`,
  headphones: ({ main, deep, light }) =>
    `<path d="M140 360v-50a160 160 0 0 1 320 0v50" fill="none" stroke="${deep}" stroke-width="34"/><rect x="110" y="330" width="90" height="150" rx="40" fill="${main}"/><rect x="400" y="330" width="90" height="150" rx="40" fill="${main}"/><path d="M155 370v70M445 370v70" stroke="${light}" stroke-width="12" stroke-linecap="round"/>`,
  speaker: ({ main, deep, light }) =>
    `<rect x="190" y="100" width="220" height="400" rx="40" fill="${main}"/><circle cx="300" cy="370" r="80" fill="${deep}"/><circle cx="300" cy="370" r="30" fill="${light}"/><circle cx="300" cy="200" r="45" fill="${deep}"/>`,
  cable: ({ main, deep, light }) =>
    `<path d="M180 190c0 260 240-60 240 200" fill="none" stroke="${main}" stroke-width="26"/><rect x="145" y="90" width="70" height="110" rx="14" fill="${deep}"/><rect x="385" y="390" width="70" height="110" rx="14" fill="${deep}"/><rect x="163" y="66" width="34" height="30" fill="${light}"/><rect x="403" y="498" width="34" height="30" fill="${light}"/>`,
  stickers: ({ main, deep, light }) =>
    `<circle cx="220" cy="230" r="110" fill="${main}"/>${badge(155, 160, 130, light)}<rect x="300" y="280" width="190" height="190" rx="40" fill="${deep}"/>${badge(335, 310, 120, light)}<path d="M150 470l60-100 60 100z" fill="${light}"/>`,
  pin: ({ main, deep, light }) =>
    `<circle cx="300" cy="300" r="180" fill="${deep}"/><circle cx="300" cy="300" r="150" fill="${main}"/>${badge(200, 190, 200, light)}`,
  lanyard: ({ main, deep, light }) =>
    `<path d="M200 90q0 180 100 230 100-50 100-230" fill="none" stroke="${main}" stroke-width="30"/><rect x="285" y="310" width="30" height="44" fill="${deep}"/><rect x="210" y="350" width="180" height="160" rx="16" fill="${light}"/>${badge(255, 380, 90, deep)}`,
  umbrella: ({ main, deep, light }) =>
    `<path d="M90 320a210 210 0 0 1 420 0z" fill="${main}"/><path d="M220 320a80 210 0 0 1 160 0z" fill="${light}"/><path d="M300 320v140a40 40 0 0 1-80 0" fill="none" stroke="${deep}" stroke-width="20" stroke-linecap="round"/>`,
  blanket: ({ main, deep, light }) =>
    `<rect x="120" y="180" width="360" height="260" rx="30" fill="${main}"/><path d="M120 260h360M120 350h360" stroke="${deep}" stroke-width="26"/><path d="M210 180v260M390 180v260" stroke="${light}" stroke-width="12"/>`,
  chocolate: ({ main, deep, light }) =>
    `<rect x="190" y="90" width="220" height="420" rx="16" fill="${deep}"/><path d="M300 90v190M190 185h220" stroke="${light}" stroke-width="8"/><path d="M190 270h220v240H190z" fill="${main}"/>${badge(245, 330, 110, light)}`,
  coffee: ({ main, deep, light }) =>
    `<path d="M190 150h220l20 360H170z" fill="${main}"/><path d="M190 150h220l-20-60H210z" fill="${deep}"/><ellipse cx="300" cy="330" rx="60" ry="84" fill="${light}"/><path d="M310 250q-50 80-10 160" fill="none" stroke="${deep}" stroke-width="12"/>`,
  tea: ({ main, deep, light }) =>
    `<path d="M240 190h120l40 70v230H200V260z" fill="${main}"/><path d="M300 190q-10-90 110-90" fill="none" stroke="${deep}" stroke-width="8"/><rect x="390" y="70" width="90" height="80" fill="${deep}"/><path d="M300 300q70 60 0 140-70-80 0-140z" fill="${light}"/>`,
  voucher: ({ main, deep, light }) =>
    `<path d="M90 200h420v70a30 30 0 0 0 0 60v70H90v-70a30 30 0 0 0 0-60z" fill="${main}"/><path d="M390 200v200" stroke="${deep}" stroke-width="8" stroke-dasharray="16 14"/>${badge(180, 235, 130, light)}`,
  puzzle: ({ main, deep, light }) =>
    `<path d="M130 150h150a40 40 0 1 1 60 0h130v130a40 40 0 1 0 0 60v130H130z" fill="${main}"/><path d="M300 190v240M140 310h320" stroke="${deep}" stroke-width="10"/>${badge(170, 190, 90, light)}`,
} satisfies Record<string, (colours: Colours) => string>;

export type Drawing = keyof typeof shapes;

/** A thing for sale on a calm ground. */
export const drawing = (what: Drawing, hue: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="hsl(${(hue + 30) % 360} 30% 95%)"/><ellipse cx="300" cy="530" rx="190" ry="18" fill="hsl(${hue} 20% 80%)"/>${shapes[what](coloursOf(hue))}</svg>`;
