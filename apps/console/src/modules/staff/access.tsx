import { operationIds, operationOf, type OperationId } from '@isb/sdk'
import { Button, OptionPicker, Popover, Segmented, type Option } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown, Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWords } from '../../lib/base/words/i18n.ts'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { useCan, useSession } from '../../lib/base/connection/session.ts'
import type { Staff } from './data.ts'
import { Explanation, type Question } from './explanation.tsx'

const SeeAs = lateDialog(() => import('./see-as.tsx'))

type Kind = 'menu' | 'operation'
interface Node {
  id: number
  parentId: number
  name: string
  nameZh: string
  code: string
}

/** Why this account may see or do something, or which link is missing; and a look at its menu. */
export default function Access({ row }: { row: Staff }) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('menu')
  const [chosen, setChosen] = useState<Partial<Record<Kind, Option>>>({})
  const [open, setOpen] = useState(false)
  const [seeing, setSeeing] = useState(false)
  const options = useOptions(kind)
  const on = chosen[kind]
  const question: Question | undefined = on && (kind === 'menu' ? { menuId: Number(on.value) } : { operation: on.value })
  return (
    <>
      <section className="grid gap-3">
        <h3 className="font-bold">
          <Trans>Check access</Trans>
        </h3>
        <Segmented
          label={t`What to check`}
          options={[
            { value: 'menu', label: t`Screen or button` },
            { value: 'operation', label: t`Operation` },
          ]}
          value={kind}
          onValueChange={setKind}
          className="justify-self-start"
        />
        <Popover
          label={kind === 'menu' ? t`Screens and buttons` : t`Operations`}
          open={open}
          onOpenChange={setOpen}
          className="w-(--radix-popover-trigger-width)! min-w-72 p-0!"
          trigger={
            <button type="button" className="control flex h-9 items-center gap-2 pr-2 pl-3 text-left">
              <span className={`min-w-0 flex-1 truncate ${on ? '' : 'text-fg-3'}`}>
                {on?.label ?? (kind === 'menu' ? t`Choose a screen or button` : t`Choose an operation`)}
              </span>
              <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-fg-3" />
            </button>
          }
        >
          <OptionPicker
            key={kind}
            label={kind === 'menu' ? t`Screens and buttons` : t`Operations`}
            searchLabel={t`Name, code or path`}
            source={options}
            on={on ? [on.value] : []}
            onChoose={(option) => {
              setChosen({ ...chosen, [kind]: option })
              setOpen(false)
            }}
            words={{ loading: t`Loading`, empty: t`Nothing found`, error: t`It did not load`, retry: t`Retry` }}
          />
        </Popover>
        {question && <Explanation row={row} question={question} />}
      </section>
      <section className="grid gap-2 border-t border-line pt-5">
        <h3 className="font-bold">
          <Trans>Preview as</Trans>
        </h3>
        <p className="text-fg-2">
          <Trans>The menu of this account, with the buttons of each screen. Preview only.</Trans>
        </p>
        <Button className="justify-self-start" onClick={() => setSeeing(true)}>
          <Eye aria-hidden />
          <Trans>See the menu</Trans>
        </Button>
        {seeing && <SeeAs row={row} onClose={() => setSeeing(false)} />}
      </section>
    </>
  )
}

/** What can be asked about: the whole tree to who may read it, else one's own menus; or every operation that has a code. */
function useOptions(kind: Kind): readonly Option[] {
  const { named } = useWords()
  const mayReadTree = useCan('upms:menu')
  const tree = useQuery({ ...query('menus.page'), enabled: mayReadTree && kind === 'menu' })
  const own = useSession()?.menus
  const nodes: readonly Node[] | undefined = mayReadTree ? tree.data?.records : own
  return useMemo(() => {
    if (kind === 'operation')
      return operationIds
        .filter((id) => operationOf(id).permission !== 'public')
        .map((id: OperationId) => ({ value: id, label: id, hint: operationOf(id).permission }))
    const byId = new Map(nodes?.map((node) => [node.id, node]))
    const trail = (node: Node): string => {
      const names: string[] = []
      for (let at = byId.get(node.parentId); at && names.length < 8; at = byId.get(at.parentId)) names.unshift(named(at))
      return names.join(' › ')
    }
    return (nodes ?? []).map((node) => {
      const hint = [trail(node), node.code].filter(Boolean).join(' · ')
      return { value: String(node.id), label: named(node), ...(hint && { hint }) }
    })
  }, [kind, nodes, named])
}
