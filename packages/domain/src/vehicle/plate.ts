// Plates as people write them. Forms: GA 36-2018, vehicle number plates of the People's Republic of China.
/** The provinces' characters, each with its pinyin. */
const provinces: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '京JING 津JIN 沪HU 渝YU 冀JI 豫YU 云YUN 辽LIAO 黑HEI 湘XIANG 皖WAN 鲁LU 新XIN 苏SU 浙ZHE 赣GAN 鄂E',
    '桂GUI 甘GAN 晋JIN 蒙MENG 陕SHAN 吉JI 闽MIN 贵GUI 粤YUE 青QING 藏ZANG 川CHUAN 宁NING 琼QIONG',
  ]
    .flatMap((line) => line.split(' '))
    .map((each) => [each.slice(0, 1), each.slice(1)] as const),
)
const province = `[${Object.keys(provinces).join('')}]`
// Neither I nor O: they look like 1 and 0.
const letter = '[A-HJ-NP-Z]'
const sign = '[A-HJ-NP-Z0-9]'

const ordinary = new RegExp(`^${province}${letter}(?!(?:\\d*[A-Z]){3})${sign}{5}$`)
/** Small ones have a letter of drive first, large ones last: A to E pure electric, F to K others. */
const newEnergy = new RegExp(`^${province}${letter}(?:[A-HJK]${sign}\\d{4}|\\d{5}[A-HJK])$`)

/** Trailers, driving schools, the police, cars of Hong Kong and Macao: the last sign says it. */
const marked = new RegExp(`^${province}${letter}${sign}{4}[挂学警港澳]$`)

/** What kind of plate it is by its form; `other` (diplomatic, trailer, foreign …) is taken all the same, with a warning. */
export type PlateKind = 'ordinary' | 'new-energy' | 'other'

/** Capitals, without spaces, dots and dashes; full-width signs as narrow ones. */
const squeezed = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.·•‧∙・。_\p{Pd}]+/gu, '')
const kindOf = (signs: string): PlateKind => (ordinary.test(signs) ? 'ordinary' : newEnergy.test(signs) ? 'new-energy' : 'other')
const isPlate = (signs: string): boolean => kindOf(signs) !== 'other' || marked.test(signs)
/** Whether it is a plate once somebody says its province. */
const lacksProvince = (signs: string): boolean => isPlate(`沪${signs}`)

/**
 * The plates that may be meant by one whose province is in pinyin, provinces as characters: two for `JIN B6789K`, for 津 and 晋 sound
 * alike. None for any other plate.
 */
export function plateReadings(typed: string): string[] {
  const signs = squeezed(typed)
  return Object.entries(provinces)
    .filter(([, pinyin]) => signs.startsWith(pinyin))
    .map(([character, pinyin]) => character + signs.slice(pinyin.length))
    .filter(isPlate)
}

/**
 * A plate as it is stored and compared: capitals, nothing between the signs, the province as a character. In pinyin it stays only where
 * it may be several plates.
 */
export function plateKey(typed: string): string {
  const signs = squeezed(typed)
  const [reading, ...others] = plateReadings(signs)
  return reading === undefined || others.length > 0 || lacksProvince(signs) ? signs : reading
}

/** The kind of plate that was typed. */
export const plateKind = (typed: string): PlateKind => kindOf(plateKey(typed))

/** A plate as it is painted: a dot after province and city. Any other than Chinese ones as its key. */
export function plateWritten(typed: string): string {
  const key = plateKey(typed)
  return isPlate(key) ? `${key.slice(0, 2)}·${key.slice(2)}` : key
}

/** The plates, as painted, that may be meant where one of these has its province in pinyin and several sound like it; else none. */
export const alikePlates = (...typed: readonly string[]): string[] =>
  typed
    .map(plateReadings)
    .find(({ length }) => length > 1)
    ?.map(plateWritten) ?? []

/** What of a plate's key stands after the province, which people leave out: `A12345`. The whole of any other. */
export const plateTail = (key: string): string => (key[0] !== undefined && key[0] in provinces ? key.slice(1) : key)

/** A plate's key with the province in pinyin, as somebody without Chinese types it: `HUA12345`. The same for any other. */
export const plateSpelt = (key: string): string => (provinces[key[0] ?? ''] ?? key[0] ?? '') + key.slice(1)

/**
 * The keys that somebody at a gate may have meant: the plate's own first, what it may be read as, and itself as a pass may hold it that was
 * written in pinyin. Without its province also those of the provinces that sound alike.
 */
export function plateKeys(typed: string): string[] {
  const key = plateKey(typed)
  const spelt = lacksProvince(key) ? Object.values(provinces).map((pinyin) => pinyin + key) : [plateSpelt(key)]
  return [...new Set([key, ...plateReadings(key), ...spelt.filter((signs) => plateKey(signs) === signs)])]
}
