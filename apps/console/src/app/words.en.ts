// The words of every page, as one file.
export { messages } from './locales/en.po'
export { words } from '@isb/words/common.en'
