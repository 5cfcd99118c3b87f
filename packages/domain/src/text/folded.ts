// How a text is compared with what people type: without marks, case, width, apostrophes, hyphens and middle dots.

/** Letters that no normalization takes apart, and the final sigma. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
/** Letters that are also written as two. */
const twoLetters: Readonly<Record<string, string>> = { ö: 'oe', ø: 'oe', ä: 'ae', ü: 'ue', å: 'aa' }

/** An accent that stands on a space is typed for an apostrophe. */
const apostrophes = /['’‘‛ʼʻʹʽ`′]| [\u0300\u0301\u0313\u0314]/gu
const hyphensAndDots = /[\p{Pd}\u00AD\u2212·‧•∙⋅・･]/gu
const marks = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu
/** White space, and controls, which count as such. */
const spaces = /[\s\p{Cc}]+/gu

/**
 * The text in the one form in which texts are compared: `Müller-Şahin` is `mullersahin`, `Ｏ’Brien` is `obrien`. Spaces and other
 * punctuation stay, a run of white space is one space.
 */
export function folded(text: string): string {
  // What compatibility forms hide may come out in capitals: the sign ℡ is TEL.
  const small = text.toLowerCase().normalize('NFKD').toLowerCase().normalize('NFKD')
  return small
    .replaceAll(apostrophes, '')
    .replaceAll(hyphensAndDots, '')
    .replaceAll(marks, '')
    .replaceAll(/[øłđðħŧßæœþıς]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(spaces, ' ')
    .trim()
    .normalize('NFC')
}

/** Every folded form by which people write a text: `Müller` is `muller` and `mueller`. The first one is `folded`. */
export function spellings(text: string): readonly string[] {
  const wide = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[öøäüå]/g, (letter) => twoLetters[letter] ?? letter)
  return [...new Set([folded(text), folded(wide)])]
}

/** The vowel as it comes from tables of readings: `lü`, or `lv` where a keyboard has no other. */
const umlaut = /^([ln])[üv](e?)$/

/**
 * Pinyin as people type it: ü as v, as yu (which passports write) and as u. One list of syllables for each way.
 * @param syllables of one name, without tones
 */
export function pinyinSpellings(syllables: readonly string[]): readonly (readonly string[])[] {
  if (!syllables.some((syllable) => umlaut.test(syllable))) return [syllables]
  return ['v', 'yu', 'u'].map((vowel) => syllables.map((syllable) => syllable.replace(umlaut, `$1${vowel}$2`)))
}
