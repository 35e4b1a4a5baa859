/** What a firm does, as one sign on a field of 200 × 200; what is white is cut out of it. */
export const motifs = {
  turbine:
    '<path d="M93 104h14l7 80H86z"/><g><path d="M100 92C90 66 91 36 100 10c9 26 10 56 0 82z"/><path d="M100 92C90 66 91 36 100 10c9 26 10 56 0 82z" transform="rotate(120 100 94)"/><path d="M100 92C90 66 91 36 100 10c9 26 10 56 0 82z" transform="rotate(240 100 94)"/></g><circle cx="100" cy="94" r="11"/>',
  lantern:
    '<path d="M66 58h68l18 98H48z"/><rect x="74" y="38" width="52" height="14" rx="7"/><rect x="44" y="164" width="112" height="18" rx="9"/><path d="M100 78c22 24 26 38 26 48a26 26 0 0 1-52 0c0-10 4-24 26-48z" fill="#fff"/>',
  heart:
    '<path d="M100 178C38 136 20 104 20 74a40 40 0 0 1 80-12 40 40 0 0 1 80 12c0 30-18 62-80 104z"/><path d="M88 70h24v22h22v24h-22v22H88v-22H66V92h22z" fill="#fff"/>',
  aurora:
    '<path d="M28 168C42 96 60 50 82 24c-8 52-4 96 4 144z"/><path d="M96 168c-2-62 12-112 34-146-2 52 0 98 8 146z" opacity=".75"/><path d="M148 168c-2-40 6-68 24-92 2 36 2 62 6 92z" opacity=".5"/>',
  waves:
    '<path d="M16 66c28-30 56-30 84 0s56 30 84 0v22c-28 30-56 30-84 0s-56-30-84 0z"/><path d="M16 108c28-30 56-30 84 0s56 30 84 0v22c-28 30-56 30-84 0s-56-30-84 0z" opacity=".7"/><path d="M16 150c28-30 56-30 84 0s56 30 84 0v22c-28 30-56 30-84 0s-56-30-84 0z" opacity=".4"/>',
  ferry:
    '<path d="M18 112h164l-30 44H48z"/><path d="M52 76h96v28H52z" opacity=".8"/><path d="M84 40h26v28H84z"/><path d="M16 168c28-14 56-14 84 0s56 14 84 0v14c-28 14-56 14-84 0s-56-14-84 0z" opacity=".5"/>',
  kite: '<path d="M100 14l62 70-62 82-62-82z"/><path d="M97 14h6v152h-6zM38 81h124v6H38z" fill="#fff"/><path d="M98 164c-26 10 30 14 4 26l-4-4c10-6-26-8 0-22z"/>',
  arcade: '<path d="M18 36h164v132h-24v-54a29 29 0 0 0-58 0v54h-4v-54a29 29 0 0 0-54 0v54H18z"/>',
  leaf: '<path d="M36 168C22 84 76 26 174 26c6 96-44 152-130 138z"/><path d="M30 176C60 128 92 96 134 70l6 8c-40 28-70 60-98 104z" fill="#fff"/>',
  frame:
    '<path d="M22 34h156v132H22z"/><path d="M40 52h120v96H40z" fill="#fff"/><path d="M48 140l36-52 26 34 16-18 26 36z"/><circle cx="128" cy="76" r="11"/>',
  gear: '<circle cx="100" cy="100" r="44" fill="none" stroke="url(#g)" stroke-width="32"/><circle cx="100" cy="100" r="71" fill="none" stroke="url(#g)" stroke-width="26" stroke-dasharray="27.9 27.9"/>',
  shelf:
    '<rect x="30" y="30" width="34" height="126" rx="5"/><rect x="70" y="50" width="28" height="106" rx="5" opacity=".7"/><rect x="112" y="36" width="30" height="122" rx="5" transform="rotate(10 127 97)" opacity=".85"/><rect x="18" y="160" width="164" height="16" rx="8"/>',
  bridge:
    '<rect x="12" y="120" width="176" height="20" rx="6"/><path d="M52 34h14v132H52zM134 34h14v132h-14z"/><path d="M12 118C44 104 54 70 59 40c14 46 30 62 41 62s27-16 41-62c5 30 15 64 47 78" fill="none" stroke="url(#g)" stroke-width="8"/>',
  sun: '<circle cx="100" cy="100" r="42"/><circle cx="100" cy="100" r="74" fill="none" stroke="url(#g)" stroke-width="24" stroke-dasharray="14 24.75"/>',
  book: '<path d="M96 58C72 40 44 38 14 44v112c30-6 58-2 82 14z"/><path d="M104 58c24-18 52-20 82-14v112c-30-6-58-2-82 14z" opacity=".7"/>',
  compass:
    '<circle cx="100" cy="100" r="72" fill="none" stroke="url(#g)" stroke-width="16"/><path d="M134 66l-22 46-46 22 22-46z"/>',
  robot:
    '<rect x="36" y="62" width="128" height="104" rx="30"/><circle cx="76" cy="108" r="15" fill="#fff"/><circle cx="124" cy="108" r="15" fill="#fff"/><path d="M94 34h12v32H94z"/><circle cx="100" cy="28" r="14"/><path d="M72 138h56v10H72z" fill="#fff"/>',
  shirt: '<path d="M70 28a30 30 0 0 0 60 0l54 32-22 44-26-14v82H64V90l-26 14-22-44z"/>',
  radio:
    '<circle cx="100" cy="132" r="20"/><path d="M54 118a46 46 0 0 1 92 0M22 112a78 78 0 0 1 156 0" fill="none" stroke="url(#g)" stroke-width="18" stroke-linecap="round"/><rect x="92" y="146" width="16" height="36" rx="6"/>',
  kelp: '<path d="M92 184c14-52-22-82 6-166 26 62-8 106 10 166z"/><path d="M62 180C64 140 32 126 30 70c40 26 36 68 46 110z" opacity=".7"/><path d="M132 180c2-44 34-54 38-112-40 24-40 70-50 112z" opacity=".5"/>',
  talk: '<path d="M18 32h108v72H74l-26 28v-28H18z"/><path d="M138 76h44v66h-28v28l-26-28H84v-26h54z" opacity=".6"/>',
  key: '<circle cx="62" cy="100" r="32" fill="none" stroke="url(#g)" stroke-width="22"/><path d="M96 89h90v40h-22v-18h-16v26h-22v-26H96z"/>',
  layers:
    '<path d="M100 22l84 42-84 42-84-42z"/><path d="M16 98l84 42 84-42v18l-84 42-84-42z" opacity=".65"/><path d="M16 136l84 42 84-42v14l-84 42-84-42z" opacity=".4"/>',
  bus: '<rect x="24" y="44" width="152" height="108" rx="20"/><path d="M40 62h34v32H40zM84 62h34v32H84zM128 62h32v32h-32z" fill="#fff"/><circle cx="64" cy="154" r="20"/><circle cx="138" cy="154" r="20"/><circle cx="64" cy="154" r="8" fill="#fff"/><circle cx="138" cy="154" r="8" fill="#fff"/>',
  bulb: '<path d="M100 18a58 58 0 0 1 34 105l-6 19H72l-6-19a58 58 0 0 1 34-105z"/><rect x="72" y="148" width="56" height="14" rx="7" opacity=".7"/><rect x="82" y="168" width="36" height="14" rx="7" opacity=".5"/>',
  hands:
    '<path d="M100 112C70 92 62 76 62 62a19 19 0 0 1 38-5 19 19 0 0 1 38 5c0 14-8 30-38 50z"/><path d="M20 120c40-14 60 10 74 34v26H66C44 170 28 150 20 120zM180 120c-40-14-60 10-74 34v26h28c22-10 38-30 46-60z" opacity=".7"/>',
} as const;

export type Motif = keyof typeof motifs;
