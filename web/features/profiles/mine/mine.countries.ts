interface CountryChoice {
  value: string;
  label: string;
}

/** The countries of the world in the reader's language, and the chosen one whatever it is. */
export type CountriesFor = (chosen: string) => readonly CountryChoice[];
