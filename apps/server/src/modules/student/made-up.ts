// A school that nobody goes to: classes, students and families of any number, the same ones for the same seed. As rows of an import, so
// that benchmarks, tests and long checks bring it in the way a school does.
import type { Input, Schema } from '@isb/contract'
import { localPart } from '../../core/text/local-part.ts'

type Row = Input<'student.import'>['body']['rows'][number]
type Pick = <Each>(all: readonly Each[]) => Each

/** A class of the made-up school. */
export interface MadeUpClass {
  readonly school_year: string
  readonly campus: string
  readonly name: string
  readonly grade: string
  readonly division: Schema<'Division'>
  readonly teacher_email: string
}
export interface MadeUpSchool {
  readonly classes: readonly MadeUpClass[]
  /** A row for each guardian of each student. */
  readonly rows: readonly Row[]
  /** How many people are guardians. */
  readonly guardians: number
}

interface Size {
  readonly students: number
  readonly classes: number
  /** Addresses of staff who are parents too. */
  readonly teachers?: readonly string[]
  /** What student numbers begin with, and the domain of the addresses: two schools that meet need two. */
  readonly prefix?: string
  readonly domain?: string
}

/** Its classes stand apart from those of the same names that a demo has. */
const campus = 'Hill'
const grades = ['K1', 'K2', ...Array.from({ length: 12 }, (_, at) => `G${at + 1}`)]
const divisionOf = (grade: number) => (grade < 7 ? 'Elementary' : grade < 10 ? 'Middle' : 'High')

const words = (text: string) => text.split(' ')
const surnames = words('王Wang 李Li 张Zhang 刘Liu 陈Chen 杨Yang 黄Huang 赵Zhao 吴Wu 周Zhou 徐Xu 孙Sun 马Ma 朱Zhu 胡Hu 郭Guo 欧阳Ouyang')
const given = {
  female: words('芳Fang 秀英Xiuying 敏Min 静Jing 雨桐Yutong 若曦Ruoxi 欣怡Xinyi'),
  male: words('伟Wei 磊Lei 洋Yang 杰Jie 涛Tao 子涵Zihan 浩然Haoran'),
}
const westernSurnames = words("Larsen Brandt Moretti Silva Fischer Dubois O'Connor Raman Sato Novák Kim Okafor")
const westernGiven = {
  female: words('Emma Sofia Amelie Priya Ingrid Zoë Amara'),
  male: words('Oliver Lucas Daniel Kenji Maximilian Noah Mateo'),
}

/** Answers one of some, by a sequence that a seed begins. */
function picker(seed: number): Pick {
  let state = seed >>> 0
  return (all) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return all[Math.floor((state / 2 ** 32) * all.length)]!
  }
}

interface MadeUpName {
  readonly name: string
  readonly nameZh: string
  readonly familyName: string
  readonly givenName: string
}
type NameOf = (gender: 'female' | 'male') => MadeUpName

/** The names of a family's members, one at a time, all of them different. */
function family(pick: Pick): NameOf {
  const taken = new Set<string>()
  const fresh = (names: readonly string[]) => {
    const name = pick(names.filter((each) => !taken.has(each)))
    taken.add(name)
    return name
  }
  if (pick([true, false, false, false])) {
    const familyName = pick(westernSurnames)
    return (gender) => {
      const givenName = fresh(westernGiven[gender])
      return { name: `${givenName} ${familyName}`, nameZh: '', familyName, givenName }
    }
  }
  const [zh = '', familyName = ''] = pick(surnames).split(/(?=[A-Z])/)
  return (gender) => {
    const [givenZh = '', givenName = ''] = fresh(given[gender]).split(/(?=[A-Z])/)
    return { name: `${familyName} ${givenName}`, nameZh: zh + givenZh, familyName, givenName }
  }
}

/**
 * Makes a school up. Of seven families one has two children, of ten one shares an address, of twenty one has none; some fathers are to
 * have no contact, and some students wait for a class. Of one name there are many.
 */
export function madeUpSchool({ prefix = 'M', domain = 'made-up.example', ...size }: Size, seed = 1): MadeUpSchool {
  const pick = picker(seed)
  const classes = classesOf(size.classes)
  const rows: Row[] = []
  let students = 0
  let families = 0
  while (students < size.students) {
    const nameOf = family(pick)
    const at = ++families
    const children = at % 7 === 0 && students + 1 < size.students ? 2 : 1
    const parents = parentsOf(at, children, nameOf, domain, at % 50 === 0 ? size.teachers?.[at / 50 - 1] : undefined)
    for (let child = 0; child < children; child++) {
      const number = 10_000 + students
      const gender = pick(['female', 'male'] as const)
      const own = {
        ...nameOf(gender),
        gender,
        enteredOn: `${pick([2023, 2024, 2025, 2026])}-08-17`,
        ...(students % 60 !== 59 && { homeroom: `${campus} ${classes[(at + child * 5) % classes.length]!.name}` }),
      }
      const email = students % 3 === 0 ? { email: addressOf(own.name, number, domain) } : {}
      rows.push(
        ...parents.map((parent, first): Row => ({
          studentNumber: `${prefix}${number}`,
          ...(first === 0 && { ...own, ...email }),
          ...parent,
        })),
      )
      students++
    }
  }
  return { classes, rows: rows.map((row, at) => ({ ...row, line: at + 2 })), guardians: families * 2 }
}

/** An address that nobody else has. */
const addressOf = (name: string, at: number, domain: string): string => `${localPart(name)}${at}@${domain}`

function classesOf(count: number): MadeUpClass[] {
  const perGrade = Math.ceil(count / grades.length)
  return Array.from({ length: count }, (_, at) => {
    const grade = Math.floor(at / perGrade)
    const code = grades[grade]!
    const name = `${code.replace('G', '')}${String.fromCodePoint(65 + (at % perGrade))}`
    const place = { school_year: '2026-27', campus, name, grade: code, division: divisionOf(grade) } as const
    return { ...place, teacher_email: `room${at + 1}@made-up.example` }
  })
}

function parentsOf(
  at: number,
  children: number,
  nameOf: NameOf,
  domain: string,
  teacher: string | undefined,
): Omit<Row, 'studentNumber'>[] {
  const named = (gender: 'female' | 'male') => {
    const { name, nameZh } = nameOf(gender)
    return { guardianName: name, ...(nameZh && { guardianNameZh: nameZh }) }
  }
  const mother = named('female')
  const father = named('male')
  const together = at % 10 === 3
  const apart = at % 20 === 1 && children === 1
  const address = (name: string) => (apart ? {} : { guardianEmail: addressOf(together ? mother.guardianName : name, at, domain) })
  return [
    {
      ...mother,
      ...address(mother.guardianName),
      ...(teacher !== undefined && { guardianEmail: teacher }),
      relation: 'Mother',
      contactOrder: 1,
    },
    {
      ...father,
      ...address(father.guardianName),
      guardianPhone: `+86138${String(10_000_000 + at)}`,
      relation: 'Father',
      contactOrder: 2,
      ...(at % 97 === 0 && { noContact: true }),
    },
  ]
}
