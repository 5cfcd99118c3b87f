import type { ReactNode } from 'react'
import { useLocale } from '../../lib/base/words/i18n.ts'
import { usePublicConfig } from '../../lib/base/connection/public-config.ts'
import { Sundial } from './sundial.tsx'

/** Every page before a session: the sundial behind it, and on the ground whom to ask when it does not work. */
export function Sky({ children }: { children: ReactNode }) {
  const school = usePublicConfig()?.school
  const help = (useLocale() === 'zh' && school?.helpZh) || school?.help
  return (
    <>
      <Sundial timeZone={school?.timeZone} />
      {children}
      <footer className="flex min-h-18 items-center justify-center px-6 text-center text-fg-2 sm:min-h-20">{help}</footer>
    </>
  )
}
