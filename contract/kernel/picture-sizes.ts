/** In pixels; the small one is for cards and phones. */
export const bannerWidths = { whole: 1600, small: 800 } as const;

/** Of a person, in pixels: twice as wide as rows, lines and piles show them. */
export const smallFace = 96;

/** How the address of each picture begins that is kept here. */
export const picturesAt = '/api/files/pictures/';

/** For rows and cards, where the whole picture would be more than anybody sees. */
export const smallOf = (picture: string): string =>
  picture.startsWith(picturesAt) ? `${picture}?size=small` : picture;

/** A banner as wide as it is shown: `sizes` says how wide that is, as pages write it. */
export const bannerSources = (banner: string, sizes: string) =>
  banner.startsWith(picturesAt)
    ? {
        src: banner,
        srcSet: `${smallOf(banner)} ${bannerWidths.small}w, ${banner} ${bannerWidths.whole}w`,
        sizes,
      }
    : { src: banner };
