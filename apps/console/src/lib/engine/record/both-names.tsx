import { Beside } from './beside.tsx'
import { useLocale } from '../../base/words/i18n.ts'

/** A name as the reader's language puts it first, the other beside it. */
export function BothNames({ row: { name, nameZh } }: { row: { readonly name: string; readonly nameZh: string } }) {
  const zh = useLocale() === 'zh' && nameZh !== ''
  const other = zh ? name : nameZh
  return (
    <>
      <span {...(zh && { lang: 'zh-CN' })}>{zh ? nameZh : name}</span>
      {other && <Beside lang={zh ? 'en' : 'zh-CN'}>{other}</Beside>}
    </>
  )
}
