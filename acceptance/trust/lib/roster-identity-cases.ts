/*
 * Children, parents and staff of a school, rows of a roster, and the answer that a careful registrar would expect of each row. The answers
 * were written before the matcher. `asked` means that nobody can tell from the files, so a person has to say it.
 */

/** A parent or guardian in a file, by what can be compared. */
export interface Parent {
  readonly id?: string
  readonly name?: string
  readonly email?: string
  readonly phone?: string
}

interface Someone {
  readonly kind?: 'Student' | 'Guardian' | 'Staff'
  /** `Anna|Smith`: the given name, then the family name. */
  readonly name: string
  readonly nameZh?: string
  readonly preferredName?: string
  readonly number?: string
  readonly email?: string
  readonly parents?: readonly Parent[]
}

/** A record of the school. */
export interface Here extends Someone {
  /** The id by which an earlier roster brought it in; without one it was made by hand. */
  readonly roster?: string
  /** The name that somebody has given it since, by hand. */
  readonly edited?: string
}

/** A row of a roster. */
export interface Row extends Someone {
  readonly id: string
}

/** `asked`, `new`, or the key of a record in `here`. */
export type Expected = string

export interface IdentityCase {
  readonly title: string
  readonly here: Readonly<Record<string, Here>>
  readonly rows: readonly Row[]
  /** Children of an earlier roster whom this one tells of unchanged. */
  readonly unchanged?: number
  /** By the id of the row. */
  readonly expected: Readonly<Record<string, Expected>>
}

type Details = Partial<Someone>

/** One child made by hand and one row with the same number. */
const one = (
  title: string,
  name: string,
  here: Details,
  rowName: string,
  row: Details,
  expected: 'same' | 'asked' | 'new',
): IdentityCase => ({
  title,
  here: { child: { name, number: 'S100', ...here } },
  rows: [{ id: 'r1', name: rowName, number: 'S100', ...row }],
  expected: { r1: expected === 'same' ? 'child' : expected },
})

const mother = { email: 'mother@families.example' }

const spellings: readonly IdentityCase[] = [
  one('the same name', 'Anna|Smith', {}, 'Anna|Smith', {}, 'same'),
  one('the family name first', 'Anna|Smith', {}, 'Smith|Anna', {}, 'same'),
  one('capital letters', 'Anna|Smith', {}, 'ANNA|SMITH', {}, 'same'),
  one('accents lost', 'José|García', {}, 'Jose|Garcia', {}, 'same'),
  one('accents in two code points', 'Zoë|Núñez', {}, 'Zoe\u0308|Nu\u0301n\u0303ez', {}, 'same'),
  one('ü written ue', 'Lena|Müller', {}, 'Lena|Mueller', {}, 'same'),
  one('ue written ü', 'Lena|Mueller', {}, 'Lena|Müller', {}, 'same'),
  one('ø written o', 'Emil|Sørensen', {}, 'Emil|Sorensen', {}, 'same'),
  one('ł written l', 'Łukasz|Wałęsa', {}, 'Lukasz|Walesa', {}, 'same'),
  one('ß written ss', 'Max|Weiß', {}, 'Max|Weiss', {}, 'same'),
  one('a dotless i', 'Deniz|Işık', {}, 'Deniz|Isik', {}, 'same'),
  one('an apostrophe lost', 'Sean|O’Brien', {}, 'Sean|OBrien', {}, 'same'),
  one('a hyphen written as a space', 'Anne-Marie|Dubois', {}, 'Anne Marie|Dubois', {}, 'same'),
  one('a hyphen lost', 'Anne-Marie|Dubois', {}, 'Annemarie|Dubois', {}, 'same'),
  one('letters of full width', 'Anna|Smith', {}, 'Ａｎｎａ|Ｓｍｉｔｈ', {}, 'same'),
  one('the middle name left out', 'Anna Maria|Smith', {}, 'Anna|Smith', {}, 'same'),
  one('the middle name added', 'Anna|Smith', {}, 'Anna Maria|Smith', {}, 'same'),
  one('an initial for the given name', 'Anna|Smith', {}, 'A.|Smith', {}, 'same'),
  one('an initial for the middle name', 'Anna Maria|Smith', {}, 'Anna M.|Smith', {}, 'same'),
  one('the preferred name', 'Katherine|Lee', { preferredName: 'Kate' }, 'Kate|Lee', {}, 'same'),
  one('a given name with one letter more, as twins have', 'Hanna|Berg', {}, 'Hannah|Berg', {}, 'asked'),
]

const chinese: readonly IdentityCase[] = [
  one('the Chinese name of a child with two names', 'Ethan|Wang', { nameZh: '王小明' }, '小明|王', {}, 'same'),
  one('pinyin for a Chinese name', '小明|王', {}, 'Xiaoming|Wang', {}, 'same'),
  one('a Chinese name for pinyin', 'Xiaoming|Wang', {}, '小明|王', {}, 'same'),
  one('pinyin with the family name first', '小明|王', {}, 'Wang|Xiaoming', {}, 'same'),
  one('pinyin in syllables', '小明|王', {}, 'Xiao Ming|Wang', {}, 'same'),
  one('pinyin with a hyphen', '小明|王', {}, 'Xiao-Ming|Wang', {}, 'same'),
  one('吕 written Lyu, as in passports', '思远|吕', {}, 'Siyuan|Lyu', {}, 'same'),
  one('吕 written Lu', '思远|吕', {}, 'Siyuan|Lu', {}, 'same'),
  one('吕 written Lv', '思远|吕', {}, 'Siyuan|Lv', {}, 'same'),
  one('吕 written Lü', '思远|吕', {}, 'Siyuan|Lü', {}, 'same'),
  one('曾 written Zeng', '家明|曾', {}, 'Jiaming|Zeng', {}, 'same'),
  one('曾 written Tsang, with the rest in Cantonese', '家明|曾', {}, 'Ka Ming|Tsang', {}, 'asked'),
  one('Tsang with a Chinese name in both', 'Ka Ming|Tsang', { nameZh: '曾家明' }, '家明|曾', {}, 'same'),
  one('Tsang here, Zeng in the row, and the Chinese name here', 'Ka Ming|Tsang', { nameZh: '曾家明' }, 'Jiaming|Zeng', {}, 'same'),
  one('单 as a family name', '雨桐|单', {}, 'Yutong|Shan', {}, 'same'),
  one('a family name of two characters', '娜娜|欧阳', {}, 'Nana|Ouyang', {}, 'same'),
  one('an English name here, pinyin in the row', 'Amelie|Li', { nameZh: '李雨桐' }, 'Yutong|Li', {}, 'same'),
  one('an English and a Chinese given name in the row', '雨桐|李', {}, 'Amelie Yutong|Li', {}, 'same'),
  one('English here, Chinese in the row, nothing in common', 'Amelie|Li', {}, '雨桐|李', {}, 'asked'),
  one('a name with a middle dot', '买买提·阿凡提|', { nameZh: '买买提·阿凡提' }, '阿凡提|买买提', {}, 'same'),
  one('Chinese names that sound alike', '伟|王', {}, '玮|王', {}, 'asked'),
  one('a given name with one character more', '明|王', {}, '明浩|王', {}, 'asked'),
  one('pinyin of a given name with one syllable more', 'Ming|Wang', {}, 'Ming Hao|Wang', {}, 'asked'),
]

const signs: readonly IdentityCase[] = [
  one(
    'renamed, with the same sign-in address',
    'Anna|Smith',
    { email: 'a.s@pupils.example' },
    'Nora|Jones',
    { email: 'A.S@pupils.example' },
    'same',
  ),
  one(
    'another family name after a marriage, with the same mother',
    'Anna|Smith',
    { parents: [mother] },
    'Anna|Jones',
    { parents: [mother] },
    'same',
  ),
  one(
    'renamed, with the same phone of a guardian',
    'Anna|Smith',
    { parents: [{ phone: '+8613800138000' }] },
    'Nora|Smith',
    { parents: [{ email: 'new@families.example', phone: '138 0013 8000' }] },
    'same',
  ),
  one('another family name and nothing else in common', 'Anna|Smith', {}, 'Anna|Jones', {}, 'asked'),
  one(
    'another child',
    'Amelie|Larsen',
    { nameZh: '拉森', email: 'amelie@pupils.example', parents: [mother] },
    'Tom|Baker',
    { email: 'tom@pupils.example', parents: [{ email: 'baker@families.example' }] },
    'asked',
  ),
  one(
    'another child of the same family name',
    'Wei|Wang',
    { parents: [mother] },
    'Fang|Wang',
    { parents: [{ email: 'other@families.example' }] },
    'asked',
  ),
  {
    title: 'twins whose numbers were swapped',
    here: {
      anna: { name: 'Anna|Smith', number: 'S100', parents: [mother] },
      ben: { name: 'Ben|Smith', number: 'S101', parents: [mother] },
    },
    rows: [
      { id: 'r1', name: 'Ben|Smith', number: 'S100', parents: [mother] },
      { id: 'r2', name: 'Anna|Smith', number: 'S101', parents: [mother] },
    ],
    expected: { r1: 'asked', r2: 'asked' },
  },
  {
    title: 'twins of one initial, told by initials',
    here: {
      anna: { name: 'Anna|Smith', number: 'S100', parents: [mother] },
      alex: { name: 'Alex|Smith', number: 'S101', parents: [mother] },
    },
    rows: [
      { id: 'r1', name: 'A.|Smith', number: 'S100', parents: [mother] },
      { id: 'r2', name: 'A.|Smith', number: 'S101', parents: [mother] },
    ],
    expected: { r1: 'asked', r2: 'asked' },
  },
  {
    title: 'twins as they are',
    here: {
      anna: { name: 'Anna|Smith', number: 'S100', parents: [mother] },
      ben: { name: 'Ben|Smith', number: 'S101', parents: [mother] },
    },
    rows: [
      { id: 'r1', name: 'Anna|Smith', number: 'S100', parents: [mother] },
      { id: 'r2', name: 'Ben|Smith', number: 'S101', parents: [mother] },
    ],
    expected: { r1: 'anna', r2: 'ben' },
  },
  {
    title: 'numbers of two strangers swapped',
    here: { anna: { name: 'Anna|Smith', number: 'S100' }, tom: { name: 'Tom|Baker', number: 'S101' } },
    rows: [
      { id: 'r1', name: 'Tom|Baker', number: 'S100' },
      { id: 'r2', name: 'Anna|Smith', number: 'S101' },
    ],
    expected: { r1: 'asked', r2: 'asked' },
  },
  {
    title: 'a sister with the number of her brother, who has another one',
    here: { ben: { name: 'Ben|Smith', number: 'S100', parents: [mother] } },
    rows: [
      { id: 'r1', name: 'Anna|Smith', number: 'S100', parents: [mother] },
      { id: 'r2', name: 'Ben|Smith', number: 'S207', parents: [mother] },
    ],
    expected: { r1: 'asked', r2: 'new' },
  },
]

const numbers: readonly IdentityCase[] = [
  one('zeros lost from the number', 'Anna|Smith', { number: '00123' }, 'Anna|Smith', { number: '123' }, 'same'),
  one('zeros lost from the number, another name', 'Anna|Smith', { number: '00123' }, 'Tom|Baker', { number: '123' }, 'asked'),
  one('a number in small letters', 'Anna|Smith', {}, 'Anna|Smith', { number: 's100' }, 'same'),
  one('a number that nobody has', 'Anna|Smith', {}, 'Tom|Baker', { number: 'S200' }, 'new'),
  one('a namesake with another number', 'Wei|Wang', {}, 'Wei|Wang', { number: 'S200' }, 'new'),
  {
    title: 'two numbers that differ by their zeros',
    here: { anna: { name: 'Anna|Smith', number: '0123' }, tom: { name: 'Tom|Baker', number: '00123' } },
    rows: [{ id: 'r1', name: 'Tom|Baker', number: '123' }],
    expected: { r1: 'tom' },
  },
  {
    title: 'a row without a number, whose id is the number of somebody else',
    here: { anna: { name: 'Anna|Smith', number: '1' } },
    rows: [{ id: '1', name: 'Tom|Baker' }],
    expected: { 1: 'asked' },
  },
  {
    title: 'a second school system that counts from 1',
    here: {
      anna: { name: 'Anna|Smith', number: '1' },
      wei: { name: '伟|王', number: '2' },
      tom: { name: 'Tom|Baker', number: '3' },
    },
    rows: [
      { id: 'x1', name: 'Lena|Müller', number: '1' },
      { id: 'x2', name: '芳|李', number: '2' },
      { id: 'x3', name: 'José|García', number: '3' },
      { id: 'x4', name: 'Mia|Berg', number: '4' },
    ],
    expected: { x1: 'asked', x2: 'asked', x3: 'asked', x4: 'new' },
  },
]

const known: readonly IdentityCase[] = [
  {
    title: 'a child of an earlier roster, as it was',
    here: { anna: { name: 'Anna|Smith', number: 'S100', roster: 'k1' } },
    rows: [{ id: 'k1', name: 'Anna|Smith', number: 'S100' }],
    expected: { k1: 'anna' },
  },
  {
    title: 'a child of an earlier roster, renamed, with its sign-in address',
    here: { anna: { name: 'Anna|Smith', number: 'S100', email: 'a.s@pupils.example', roster: 'k1' } },
    rows: [{ id: 'k1', name: 'Nora|Jones', number: 'S100', email: 'a.s@pupils.example' }],
    expected: { k1: 'anna' },
  },
  {
    title: 'a child of an earlier roster, renamed, among many who are as they were',
    here: { anna: { name: 'Anna|Smith', number: 'S100', roster: 'k1' } },
    rows: [{ id: 'k1', name: 'Nora|Jones', number: 'S100' }],
    unchanged: 20,
    expected: { k1: 'anna' },
  },
  {
    title: 'an id of an earlier roster given to another child',
    here: { anna: { name: 'Anna|Smith', number: 'S100', roster: 'k1' } },
    rows: [{ id: 'k1', name: 'Tom|Baker', number: 'S700' }],
    unchanged: 20,
    expected: { k1: 'asked' },
  },
  {
    title: 'a second school system with the same ids',
    here: {
      anna: { name: 'Anna|Smith', number: 'S100', roster: '1' },
      wei: { name: '伟|王', number: 'S101', roster: '2' },
      tom: { name: 'Tom|Baker', number: 'S102', roster: '3' },
    },
    rows: [
      { id: '1', name: 'Lena|Müller', number: 'X100' },
      { id: '2', name: '芳|李', number: 'X101' },
      { id: '3', name: 'José|García', number: 'X102' },
    ],
    expected: { 1: 'asked', 2: 'asked', 3: 'asked' },
  },
  {
    title: 'a second school system with the same ids and numbers',
    here: {
      anna: { name: 'Anna|Smith', number: '1', roster: '1' },
      wei: { name: '伟|王', number: '2', roster: '2' },
      tom: { name: 'Tom|Baker', number: '3', roster: '3' },
    },
    rows: [
      { id: '1', name: 'Lena|Müller', number: '1' },
      { id: '2', name: '芳|李', number: '2' },
      { id: '3', name: 'José|García', number: '3' },
    ],
    expected: { 1: 'asked', 2: 'asked', 3: 'asked' },
  },
  {
    title: 'a school system that has numbered its rows again',
    here: {
      anna: { name: 'Anna|Smith', number: 'S100', roster: '1' },
      tom: { name: 'Tom|Baker', number: 'S101', roster: '2' },
    },
    rows: [
      { id: '1', name: 'Tom|Baker', number: 'S101' },
      { id: '2', name: 'Anna|Smith', number: 'S100' },
    ],
    expected: { 1: 'tom', 2: 'anna' },
  },
  {
    title: 'a school system with new ids and the old numbers',
    here: { anna: { name: 'Anna|Smith', number: 'S100', roster: 'k1' } },
    rows: [{ id: 'n1', name: 'Anna|Smith', number: 'S100' }],
    expected: { n1: 'anna' },
  },
  {
    title: 'a name that was edited by hand, and a row that says what it said before',
    here: { anna: { name: 'Anna|Smith', number: 'S100', roster: 'k1', edited: 'Annika Holm' } },
    rows: [{ id: 'k1', name: 'Anna|Smith', number: 'S100' }],
    expected: { k1: 'anna' },
  },
]

const adults: readonly IdentityCase[] = [
  {
    title: 'a guardian with the same address and name',
    here: { mother: { kind: 'Guardian', name: 'Lan|Zhou', email: 'zhou@families.example' } },
    rows: [{ id: 'g1', kind: 'Guardian', name: 'Zhou|Lan', email: 'zhou@families.example' }],
    expected: { g1: 'mother' },
  },
  {
    title: 'the father with the address of the mother, who is not in the roster',
    here: { mother: { kind: 'Guardian', name: 'Lan|Zhou', email: 'zhou@families.example' } },
    rows: [{ id: 'g1', kind: 'Guardian', name: 'Feng|Zhou', email: 'zhou@families.example' }],
    expected: { g1: 'asked' },
  },
  {
    title: 'father and mother with one address',
    here: { mother: { kind: 'Guardian', name: 'Lan|Zhou', email: 'zhou@families.example' } },
    rows: [
      { id: 'g1', kind: 'Guardian', name: 'Feng|Zhou', email: 'zhou@families.example' },
      { id: 'g2', kind: 'Guardian', name: 'Lan|Zhou', email: 'zhou@families.example' },
    ],
    expected: { g1: 'new', g2: 'mother' },
  },
  {
    title: 'a teacher who has married and kept the address',
    here: { teacher: { kind: 'Staff', name: 'Jane|Smith', email: 'jane@school.example' } },
    rows: [{ id: 't1', kind: 'Staff', name: 'Jane|Miller', email: 'jane@school.example' }],
    expected: { t1: 'teacher' },
  },
  {
    title: 'an address of the office that a successor has taken over',
    here: { teacher: { kind: 'Staff', name: 'Jane|Smith', email: 'library@school.example' } },
    rows: [{ id: 't1', kind: 'Staff', name: 'Peter|Novak', email: 'library@school.example' }],
    expected: { t1: 'asked' },
  },
  {
    title: 'a guardian of an earlier roster whose id another one has now',
    here: { mother: { kind: 'Guardian', name: 'Lan|Zhou', email: 'zhou@families.example', roster: 'g1' } },
    rows: [{ id: 'g1', kind: 'Guardian', name: 'Peter|Novak', email: 'novak@families.example' }],
    expected: { g1: 'asked' },
  },
]

export const identityCases: readonly IdentityCase[] = [...spellings, ...chinese, ...signs, ...numbers, ...known, ...adults]
