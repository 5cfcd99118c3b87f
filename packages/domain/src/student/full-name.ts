/** The name of somebody whom a file names in parts: a Chinese family name stands first, and without a space. */
export const fullName = ({ givenName = '', familyName = '' }: { readonly givenName?: string; readonly familyName?: string }): string =>
  /\p{Script=Han}/u.test(familyName + givenName) ? familyName + givenName : `${givenName} ${familyName}`.trim()
