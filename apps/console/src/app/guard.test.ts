import { expect, test } from 'vitest'
import { insidePath, isPublic } from '../lib/base/address/paths.ts'

test.each([
  ['/upms/menu?type=MENU', '/upms/menu?type=MENU'],
  ['/', '/'],
  ['https://evil.example/', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/login', undefined],
  ['/reset-passwd?x=1', undefined],
  [undefined, undefined],
  [7, undefined],
])('after signing in %j leads to %j', (wanted, leads) => expect(insidePath(wanted)).toBe(leads))

test.each([
  ['/login', true],
  ['/login/', true],
  ['/auth', true],
  ['/reset-passwd', true],
  ['/isb-iot/login', true],
  ['/', false],
  ['/loginx', false],
  ['/isb-iot', false],
])('%s is public: %s', (path, is) => expect(isPublic(path)).toBe(is))
