export type NameOrder = 'GivenFirst' | 'FamilyFirst'

/** The name of somebody whom a file names in parts, in the school's order: a Chinese family name stands first, and without a space. */
export const fullName = (
  { givenName = '', familyName = '' }: { readonly givenName?: string; readonly familyName?: string },
  order: NameOrder,
): string => {
  if (/\p{Script=Han}/u.test(familyName + givenName)) return familyName + givenName
  return (order === 'FamilyFirst' ? `${familyName} ${givenName}` : `${givenName} ${familyName}`).trim()
}
