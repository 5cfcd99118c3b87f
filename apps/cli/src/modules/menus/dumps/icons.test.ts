import { expect, test } from 'vitest'
import { lucideOf } from './icons.ts'

test.each([
  ['validCode', 'shield-check'],
  ['el-icon-OfficeBuilding', 'building'],
  ['ant-design:home-outlined', 'house'],
  ['ep:user-filled', 'users'],
  ['icon-folder-fill', 'folder'],
  ['nobody-knows', ''],
])('%s is “%s”', (icon, lucide) => expect(lucideOf(icon)).toBe(lucide))
