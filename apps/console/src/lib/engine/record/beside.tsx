import type { ReactNode } from 'react'

/** What stands small beside a name. A space keeps the two apart where they are read aloud or copied. */
export const Beside = ({ children, lang }: { children: ReactNode; lang?: string }) => (
  <>
    {' '}
    <span className="ml-1 text-xs font-normal text-fg-3" lang={lang}>
      {children}
    </span>
  </>
)
