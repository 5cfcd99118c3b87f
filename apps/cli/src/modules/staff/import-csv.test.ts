import { describe, expect, test } from 'vitest'
import { readCsv } from './import-csv.ts'

const row = { line: 2, email: 'wu.tao@school.example', name: 'Wu Tao' }

describe('a file of accounts', () => {
  test.each([
    ['plain', 'email,name\nwu.tao@school.example,Wu Tao\n'],
    ['from a spreadsheet', '\uFEFFName;Email Address\r\nWu Tao;wu.tao@school.example\r\n'],
    ['with tabs', 'E-Mail\tFULL NAME\nwu.tao@school.example\tWu Tao'],
    ['in Chinese', '英文名,电子邮箱\n Wu Tao , wu.tao@school.example \n'],
    ['with empty lines', 'email,name\nwu.tao@school.example,Wu Tao\n,\n\n'],
  ])('%s is read', (_, text) => expect(readCsv(text)).toMatchObject({ rows: [row], faults: [], unknown: [], twice: [], hasKey: true }))

  test('every column in either language, values too', () => {
    const rows = [{ ...row, nameZh: '吴涛', type: 'staff', gender: 'male', enabled: false, roles: ['Menu reader', 'Front office'] }]
    const english =
      'email,name,Chinese name,type,gender,status,roles\nwu.tao@school.example,Wu Tao,吴涛,STAFF,m,Disabled,Menu reader; Front office;\n'
    const chinese = '邮箱,英文名,姓名,账号类型,性别,状态,角色\nwu.tao@school.example,Wu Tao,吴涛,教职工,男,停用,Menu reader；Front office\n'
    expect(readCsv(english).rows).toEqual(rows)
    expect(readCsv(chinese).rows).toEqual(rows)
  })

  test('an empty cell says nothing, a dash says none', () => {
    expect(readCsv('email,name,Chinese name,type,roles\nwu.tao@school.example,Wu Tao,,,').rows).toEqual([row])
    expect(readCsv('email,name,Chinese name,roles\nwu.tao@school.example,Wu Tao,-,-').rows).toEqual([{ ...row, nameZh: '', roles: [] }])
  })

  test('姓名 alone is the name', () => {
    expect(readCsv('邮箱,姓名\nwu.tao@school.example,吴涛').rows).toEqual([{ ...row, name: '吴涛' }])
  })

  test('what nobody knows is named, what our own export adds is left out', () => {
    expect(readCsv('email,name,shoe,Last sign-in,来源,email address\n')).toMatchObject({
      unknown: ['shoe'],
      leftOut: ['Last sign-in', '来源'],
      twice: ['email address'],
    })
  })

  test('lines are those of the file, though cells hold some', () => {
    const { rows, faults } = readCsv('email,name\na@school.example,"A\r\nB"\r\n\r\nbad,C\r\nd@school.example,D')
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [2, 'A B'],
      [6, 'D'],
    ])
    expect(faults).toMatchObject([{ line: 5, key: 'staff.import.email' }])
  })

  test('what an export kept from running comes back as it was, and nothing else loses an apostrophe', () => {
    const { rows } = readCsv(`email,name\na@school.example,'=HYPERLINK("x")\nb@school.example,'Olu\nc@school.example,=1+1`)
    expect(rows.map(({ name }) => name)).toEqual(['=HYPERLINK("x")', "'Olu", '=1+1'])
  })

  test.each([
    ['an address that is none', 'wu tao,Wu Tao', 'staff.import.email'],
    ['no name', 'wu.tao@school.example,', 'staff.import.noName'],
    ['too long a name', `wu.tao@school.example,${'x'.repeat(101)}`, 'staff.import.long'],
    ['an unknown type', 'wu.tao@school.example,Wu Tao,wizard', 'staff.import.value'],
    ['an unknown status', 'wu.tao@school.example,Wu Tao,,maybe', 'staff.import.value'],
    ['too many values', 'wu.tao@school.example,Wu Tao,,,,', 'import.tooMany'],
    ['an open quote', 'wu.tao@school.example,"Wu Tao', 'import.quotes'],
  ])('%s is refused by line', (_, line, key) => {
    const { rows, faults } = readCsv(`email,name,type,status\nok@school.example,Ok\n${line}`)
    expect(rows).toHaveLength(1)
    expect(faults).toMatchObject([{ line: 3, key }])
  })
})
