import type { Tone } from '../src/index.ts'
import type { Lang, Word } from './words.ts'

export interface Rent {
  id: number
  bike: string
  person: string
  grade: string
  rack: string
  asked: string
  due: string
  tone: Tone
  state: Word
}

const names = {
  en: ['Emma Larsen', 'Liu Zihan', 'Xu Ruoxi', 'Zhou Yichen', 'Ma Siyuan', 'Oliver Brandt', 'Tang Jingyi', 'Deng Kai', 'Sofia Moretti'],
  zh: ['林若溪', '刘子涵', '徐若曦', '周亦辰', '马思远', '白家琪', '唐静怡', '邓凯', '方明宇'],
}
const racks = { en: ['Library rack', 'East gate rack', 'Sports hall rack'], zh: ['图书馆车棚', '东门车棚', '体育馆车棚'] }
const states: [Tone, Word][] = [
  ['waiting', 'pending'],
  ['waiting', 'pending'],
  ['live', 'inUse'],
  ['over', 'ended'],
  ['bad', 'overdue'],
]
const pick = <T>(from: readonly T[], at: number): T => from[at % from.length]!

/** Made-up rents, the same every time. */
export const rents = (count: number, lang: Lang): Rent[] =>
  Array.from({ length: count }, (_, at) => {
    const [tone, state] = pick(states, (at * 7) % 11)
    return {
      id: at + 1,
      bike: `B-${String((at * 37) % 1000).padStart(3, '0')}`,
      person: pick(names[lang], at),
      grade: lang === 'en' ? `Grade ${6 + (at % 7)}` : `${6 + (at % 7)} 年级`,
      rack: pick(racks[lang], at),
      asked: lang === 'en' ? `${1 + (at % 28)} Nov, 07:${10 + (at % 50)}` : `11月${1 + (at % 28)}日 07:${10 + (at % 50)}`,
      due: at % 3 === 0 ? '—' : lang === 'en' ? `${2 + (at % 27)} Nov` : `11月${2 + (at % 27)}日`,
      tone,
      state,
    }
  })
