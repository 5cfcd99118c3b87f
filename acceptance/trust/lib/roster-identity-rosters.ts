// A school, and rosters of it as student information systems write them: with names in other spellings and orders, lost zeros, renamed
// children, swapped numbers; and rosters of another system that counts in the same way. For each row is known who it is.
import { Dice } from './dice.ts'
import type { Here, Parent, Row } from './roster-identity-cases.ts'

/** A row, and the child whom it is about; nothing where that child is not here. */
export interface KnownRow {
  readonly row: Row
  readonly child: number | undefined
  /** The number or id leads to somebody else than the child. */
  readonly misled: boolean
}

interface Child extends Here {
  /** Its name in Latin letters, `Given|Family`. */
  readonly latin: string
}

const chinese: readonly (readonly [family: string, pinyin: string])[] = [
  ['王', 'Wang'],
  ['李', 'Li'],
  ['张', 'Zhang'],
  ['刘', 'Liu'],
  ['陈', 'Chen'],
  ['吕', 'Lyu'],
  ['曾', 'Zeng'],
  ['欧阳', 'Ouyang'],
]
const chineseGiven: readonly (readonly [given: string, pinyin: string])[] = [
  ['逸晨', 'Yichen'],
  ['子涵', 'Zihan'],
  ['欣怡', 'Xinyi'],
  ['浩然', 'Haoran'],
  ['雨桐', 'Yutong'],
  ['俊杰', 'Junjie'],
  ['诗涵', 'Shihan'],
  ['明', 'Ming'],
]
const families = ['Müller', 'García', 'O’Brien', 'Sørensen', 'Smith', 'Dubois-Lang', 'Kowalski', 'Tanaka', 'Weiß', 'de la Cruz']
const givens = ['Anna', 'José', 'Zoë', 'Łukasz', 'Emil', 'Anne-Marie', 'Noah', 'Maria Elena', 'Şebnem', 'Jack']
/** Nobody of the school is called so. */
const otherFamilies = ['Ivanov', 'Okafor', 'Nguyen', 'Haddad', 'Petrov', 'Silva', 'Rossi', '孙|Sun', '周|Zhou', '吴|Wu']
const otherGivens = ['Olga', 'Chidi', 'Linh', 'Omar', 'Ines', 'Luca', 'Vera', 'Pavel', 'Rania', 'Tiago']

const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

/** A school of so many children. Every tenth pair are twins. */
export function schoolOf(count: number, dice: Dice): readonly Child[] {
  const children: Child[] = []
  for (let at = 0; at < count; at++) {
    const number = at % 9 === 0 ? `00${4000 + at}` : `S${4000 + at}`
    const twin = at % 20 === 1 ? children[at - 1] : undefined
    const parents: readonly Parent[] = twin?.parents ?? [
      { email: `home${at}@families.example`, phone: `+86138${String(at).padStart(8, '0')}` },
    ]
    const roster = at % 2 ? `k${at}` : undefined
    const shared = { number, parents, ...(roster && { roster }), ...(at % 3 === 0 && { email: `pupil${at}@pupils.example` }) }
    if (twin ? hasHan(twin.nameZh ?? '') : dice.chance(50)) {
      const [family, familyPinyin] =
        chinese[twin ? chinese.findIndex(([each]) => twin.nameZh?.startsWith(each)) : dice.throw(chinese.length)]!
      const free = chineseGiven.filter(([given]) => !twin?.nameZh?.endsWith(given))
      const [given, givenPinyin] = dice.pick(free)
      const latin = `${givenPinyin}|${familyPinyin}`
      children.push({ ...shared, name: at % 4 === 0 ? `${given}|${family}` : latin, nameZh: family + given, latin })
    } else {
      const [twinGiven, twinFamily] = twin?.name.split('|') ?? []
      const given = dice.pick(givens.filter((each) => each !== twinGiven))
      const name = `${given}|${twinFamily ?? dice.pick(families)}`
      children.push({ ...shared, name, latin: name })
    }
  }
  return children
}

const bare = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ł', 'L').replaceAll('ß', 'ss').replaceAll(/[’-]/g, '')

/** How a system writes a child whom the school knows. The last ones come to a question, as they should. */
function written(child: Child, dice: Dice): Partial<Row> {
  const { name, latin, nameZh = '', number = '' } = child
  const [given = '', family = ''] = latin.split('|')
  const at = dice.throw(1000)
  if (at < 780) return {}
  if (at < 820) return { name: `${family}|${given}` }
  if (at < 850) return { name: bare(latin) }
  if (at < 880) return { name: latin.toUpperCase() }
  if (at < 910) return { name: latin }
  if (at < 930 && nameZh) return { name: `${nameZh.slice(family === 'Ouyang' ? 2 : 1)}|${nameZh.slice(0, family === 'Ouyang' ? 2 : 1)}` }
  if (at < 950 && !nameZh) return { name: `${given.charAt(0)}.|${family}` }
  if (at < 970 && !nameZh) return { name: `${given} Lee|${family}` }
  if (at < 985) return { number: number.replace(/^0+/, '') }
  if (at < 990) return { name: name.replace(/\|.*/, '|Newname') }
  if (at < 995) return { name: 'Renamed|Child', parents: [{ email: `home-new${at}@families.example` }] }
  return {}
}

/** A roster of the school, or every fifth time of another one that counts in the same way. */
export function rosterOf(school: readonly Child[], at: number, dice: Dice): readonly KnownRow[] {
  const idOf = (child: Child, place: number) => child.roster ?? `n${place}`
  if (at % 5 === 4) {
    const sameIds = dice.chance(50)
    return school.map((child, place): KnownRow => {
      const [zh, family = zh] = dice.pick(otherFamilies).split('|')
      const name = `${dice.pick(otherGivens)}|${family}`
      return { row: { id: sameIds ? idOf(child, place) : `o${place}`, name, number: child.number! }, child: undefined, misled: true }
    })
  }
  const rows = school.map((child, place): KnownRow & { readonly row: Row } => {
    const { name, number = '', email, parents = [] } = child
    return {
      row: { id: idOf(child, place), name, number, ...(email && { email }), parents, ...written(child, dice) },
      child: place,
      misled: false,
    }
  })
  // Numbers of two children are swapped, of twins every other time. A system with ids of its own has swapped nobody.
  const swap = (one: number, other: number) => {
    const [a, b] = [rows[one]!, rows[other]!]
    const ids = { a: `w${one}`, b: `w${other}` }
    rows[one] = {
      ...a,
      row: { ...a.row, id: ids.a, number: school[other]!.number!, name: school[one]!.latin, parents: school[one]!.parents! },
      misled: true,
    }
    rows[other] = {
      ...b,
      row: { ...b.row, id: ids.b, number: school[one]!.number!, name: school[other]!.latin, parents: school[other]!.parents! },
      misled: true,
    }
  }
  const twins = school.flatMap((child, place) => (place > 0 && child.parents === school[place - 1]!.parents ? [place] : []))
  if (dice.chance(60) && twins.length > 0) {
    const twin = dice.pick(twins)
    swap(twin - 1, twin)
  } else {
    const [one, other] = [2, school.length - 3]
    swap(one, other)
  }
  // A newcomer has the number of somebody who has left, or a free one.
  const leaver = dice.throw(school.length)
  const taken = rows[leaver]!.misled ? undefined : school[leaver]!.number
  const kept = taken === undefined ? rows : rows.filter((_, place) => place !== leaver)
  const newcomer = (id: string, number: string): KnownRow => ({
    row: { id, name: `${dice.pick(otherGivens)}|Rossi`, number, parents: [{ email: `${id}@families.example` }] },
    child: undefined,
    misled: true,
  })
  return [...kept, newcomer('new1', taken ?? 'S9001'), newcomer('new2', 'S9002')]
}
