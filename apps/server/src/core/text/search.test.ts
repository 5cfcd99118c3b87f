import { describe, expect, it } from 'vitest'
import { searchTextOf } from './search.ts'

const text = (nameZh: string, name = 'Zhang Wei') => searchTextOf({ name, nameZh, email: 'z.wei@school.example' })

describe('what a search for a person looks in', () => {
  it('is the names and the address in small letters, and the pinyin whole and as initials', () => {
    expect(text('张伟')).toBe('zhang wei 张伟 z.wei@school.example zhangwei zw')
  })

  it('reads a surname as one', () => {
    expect(text('单田芳')).toContain('shantianfang stf')
    expect(text('仇英')).toContain('qiuying qy')
    expect(text('曾国藩')).toContain('zengguofan zgf')
    expect(text('欧阳娜娜')).toContain('ouyangnana oynn')
  })

  it('writes ü as it is typed', () => {
    expect(text('吕布')).toContain('lvbu lb')
  })

  it('adds nothing where there is no Chinese', () => {
    expect(text('')).toBe('zhang wei z.wei@school.example')
    expect(text('Wei')).toBe('zhang wei wei z.wei@school.example')
  })
})
