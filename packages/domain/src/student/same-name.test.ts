import { expect, test } from 'vitest'
import { sameName } from './same-name.ts'

const called = (name: string, nameZh = '') => ({ name, nameZh })

test.each([
  [called('Zhou Lan'), called('LAN  ZHOU')],
  [called('Zhou, Lan'), called('Zhou Lan')],
  [called('周岚'), called('Zhou Lan', '周岚')],
  [called('Ｌan Zhou'), called('Zhou Lan')],
])('%o is %o', (one, other) => expect(sameName(one, other)).toBe(true))

test.each([
  [called('Zhou Lan'), called('Zhou Ming')],
  [called('Zhou Lan', '周岚'), called('Zhou Lam', '周兰')],
  [called(''), called('', '')],
])('%o is not %o', (one, other) => expect(sameName(one, other)).toBe(false))
