/** A text as one looks for words in it: neither capitals nor accents matter, nor how apostrophes are typed. */
export const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
