// The words of the console by part. The frame's come with every page, the others are fetched.
import { type Locale, loadWordsBy, type PartWords } from '../lib/base/words/i18n.ts'

const catalogs = import.meta.glob<PartWords>('../modules/*/locales/*.po')
const shared: Readonly<Record<string, Readonly<Record<Locale, () => Promise<PartWords>>>>> = {
  frame: { en: () => import('./words.en.ts'), zh: () => import('./words.zh.ts') },
  inside: { en: () => import('@isb/words/modules.en'), zh: () => import('@isb/words/modules.zh') },
}

loadWordsBy((part, language) => {
  const load = shared[part]?.[language] ?? catalogs[`../modules/${part}/locales/${language}.po`]
  if (!load) throw new Error(`No words for ${part}`)
  return load()
})
