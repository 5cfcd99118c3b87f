// Plates as people write them. Forms: GA 36-2018, vehicle number plates of the People's Republic of China.
const provinces: Readonly<Record<string, string>> = {
  京: 'JING',
  津: 'JIN',
  沪: 'HU',
  渝: 'YU',
  冀: 'JI',
  豫: 'YU',
  云: 'YUN',
  辽: 'LIAO',
  黑: 'HEI',
  湘: 'XIANG',
  皖: 'WAN',
  鲁: 'LU',
  新: 'XIN',
  苏: 'SU',
  浙: 'ZHE',
  赣: 'GAN',
  鄂: 'E',
  桂: 'GUI',
  甘: 'GAN',
  晋: 'JIN',
  蒙: 'MENG',
  陕: 'SHAN',
  吉: 'JI',
  闽: 'MIN',
  贵: 'GUI',
  粤: 'YUE',
  青: 'QING',
  藏: 'ZANG',
  川: 'CHUAN',
  宁: 'NING',
  琼: 'QIONG',
}
const province = `[${Object.keys(provinces).join('')}]`
// Neither I nor O: they look like 1 and 0.
const letter = '[A-HJ-NP-Z]'
const sign = '[A-HJ-NP-Z0-9]'

const ordinary = new RegExp(`^${province}${letter}(?!(?:\\d*[A-Z]){3})${sign}{5}$`)
/** Small ones have a letter of drive first, large ones last: A to E pure electric, F to K others. */
const newEnergy = new RegExp(`^${province}${letter}(?:[A-HJK]${sign}\\d{4}|\\d{5}[A-HJK])$`)

/** What kind of plate it is by its form; `other` (diplomatic, trailer, foreign …) is taken all the same, with a warning. */
export type PlateKind = 'ordinary' | 'new-energy' | 'other'

/** A plate as it is compared: capitals, without spaces, dots and dashes; full-width signs as narrow ones. */
export const plateKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.·•‧∙・。_\p{Pd}]+/gu, '')

/** The kind of plate that was typed. */
export function plateKind(typed: string): PlateKind {
  const key = plateKey(typed)
  return ordinary.test(key) ? 'ordinary' : newEnergy.test(key) ? 'new-energy' : 'other'
}

/** What of a plate's key stands after the province, which people leave out: `A12345`. The whole of any other. */
export const plateTail = (key: string): string => (key[0] !== undefined && key[0] in provinces ? key.slice(1) : key)

/** A plate's key with the province in pinyin, as somebody without Chinese types it: `HUA12345`. The same for any other. */
export const plateSpelt = (key: string): string => (provinces[key[0] ?? ''] ?? key[0] ?? '') + key.slice(1)

/** The keys that somebody at a gate may have meant: as typed, and where the province stands there in pinyin, with its character. */
export function plateKeys(typed: string): string[] {
  const key = plateKey(typed)
  const spelt = Object.entries(provinces)
    .filter(([, pinyin]) => key.startsWith(pinyin))
    .map(([character, pinyin]) => character + key.slice(pinyin.length))
    .filter((candidate) => plateKind(candidate) !== 'other')
  return [key, ...spelt]
}
