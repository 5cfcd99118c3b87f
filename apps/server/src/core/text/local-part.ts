/** A name as the part of an address before the @: “Amélie Novák” is “amelie.novak”. */
export const localPart = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z]+/g, '.')
    .toLowerCase()
