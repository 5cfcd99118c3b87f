/** What somebody is called, in either language; '' where there is nothing. */
export interface BothNames {
  readonly name: string
  readonly nameZh: string
}

/** The same words in any order, case and width are one spelling: `ZHOU, Lan` is Lan Zhou. */
const spelling = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,.·]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** The spellings of somebody's names, without those that are empty. */
export const spellingsOf = ({ name, nameZh }: BothNames): string[] => [...new Set([spelling(name), spelling(nameZh)])].filter(Boolean)

/** Whether two people are called the same, in English or Chinese, whichever of the two a file has written where. */
export const sameName = (one: BothNames, other: BothNames): boolean => {
  const known = spellingsOf(other)
  return spellingsOf(one).some((each) => known.includes(each))
}
