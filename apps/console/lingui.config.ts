import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const modules = '<rootDir>/src/modules'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh'],
  catalogs: [
    // Every page: the frame, the library, signing in, and the names that modules give their pages.
    {
      path: '<rootDir>/src/app/locales/{locale}',
      include: ['<rootDir>/src/main.tsx', '<rootDir>/src/app', '<rootDir>/src/lib', `${modules}/auth`, `${modules}/*/index.ts`],
    },
    // The first page, with the cards of all modules.
    { path: `${modules}/home/locales/{locale}`, include: [`${modules}/home`, `${modules}/*/cards.tsx`], exclude: ['**/home/index.ts'] },
    {
      path: `${modules}/{name}/locales/{locale}`,
      include: [`${modules}/{name}`],
      exclude: ['**/modules/*/index.ts', '**/modules/*/cards.tsx', '**/modules/{auth,home}'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
