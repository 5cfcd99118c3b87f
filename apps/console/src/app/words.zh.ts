// The words of every page, as one file.
export { messages } from './locales/zh.po'
export { words } from '@isb/words/common.zh'
