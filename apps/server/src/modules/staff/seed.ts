// The people of the demo school, made up: a few hundred accounts of all types, the same ones every time.
import type { Schema } from '@isb/contract'
import { localPart } from '../../core/text/local-part.ts'

export interface PlantedPerson {
  name: string
  nameZh: string
  email: string
  type: Schema<'StaffType'>
  gender: Schema<'Gender'> | null
  enabled?: boolean
  source?: Schema<'StaffSource'>
  /** Days since the last sign-in; null for never. */
  seenDaysAgo: number | null
}

const surnames = [
  'Wang 王',
  'Li 李',
  'Zhang 张',
  'Liu 刘',
  'Chen 陈',
  'Yang 杨',
  'Zhao 赵',
  'Huang 黄',
  'Zhou 周',
  'Wu 吴',
  'Xu 徐',
  'Sun 孙',
  'Shan 单',
  'Ouyang 欧阳',
]
const given = [
  'Yichen 奕辰',
  'Zihan 子涵',
  'Yutong 雨桐',
  'Haoran 浩然',
  'Ruoxi 若曦',
  'Mingyu 明宇',
  'Siyuan 思源',
  'Jingyi 静怡',
  'Kai 凯',
  'Xinyi 欣怡',
  'Tao 涛',
  'Lan 兰',
  'Bowen 博文',
]
const firsts = ['Emma', 'Oliver', 'Sofia', 'Lucas', 'Amelie', 'Daniel', 'Priya', 'Kenji', 'Ingrid', 'Maximilian', 'Noah']
const lasts = [
  'Larsen',
  'Brandt',
  'Moretti',
  'Silva',
  'Fischer',
  'Dubois',
  "O'Connor",
  'Raman',
  'Sato',
  'Nilsen',
  'von Hohenberg-Lindenthal',
  'Park',
  'Novák',
]
const women = new Set(['Yutong', 'Ruoxi', 'Jingyi', 'Xinyi', 'Lan', 'Emma', 'Sofia', 'Amelie', 'Priya', 'Ingrid'])

/** Names by counting through the lists, each list with a step of its own, so that no two come out alike. */
function someone(at: number): Pick<PlantedPerson, 'name' | 'nameZh' | 'gender'> {
  const step = Math.floor(at / 4)
  const genderOf = (givenName: string) => (at % 5 === 4 ? null : women.has(givenName) ? 'female' : 'male')
  if (at % 4 === 3) {
    const first = firsts[step % firsts.length] ?? ''
    return { name: `${first} ${lasts[step % lasts.length]}`, nameZh: '', gender: genderOf(first) }
  }
  const [surname = '', family = ''] = (surnames[at % surnames.length] ?? '').split(' ')
  const [first = '', own = ''] = (given[(at * 5 + Math.floor(at / surnames.length)) % given.length] ?? '').split(' ')
  return { name: `${surname} ${first}`, nameZh: family + own, gender: genderOf(first) }
}

const counts = { staff: 44, parent: 96, student: 84, other: 6 } as const

/** Everybody beside the accounts that one signs in with. */
export const demoPeople: readonly PlantedPerson[] = (Object.entries(counts) as [Schema<'StaffType'>, number][]).flatMap(
  ([type, count], group) =>
    Array.from({ length: count }, (_, index): PlantedPerson => {
      const at = group * 101 + index
      const person = someone(at)
      return {
        ...person,
        email: `${localPart(person.name)}.${type.charAt(0)}${index + 1}@school.example`,
        type,
        enabled: at % 29 !== 28,
        source: type === 'other' ? 'local' : 'synced',
        seenDaysAgo: at % 6 === 5 ? null : (at * 3) % 40,
      }
    }),
)
