import { Segmented, useWidthStep } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import type { Beside } from '../../declare/list.ts'

/** Where both have this much room, in px, they stand beside each other. */
const widths = [760]

/** A list and what stands beside it: where there is no room for both, a switch says which of them is there. */
export function BesideList({ beside, lane, children }: { beside: Beside | undefined; lane: Ref<HTMLDivElement>; children: ReactNode }) {
  const list = (
    <div ref={lane} className="flex min-h-0 min-w-0 flex-1 flex-col">
      {children}
    </div>
  )
  return beside ? <Both beside={beside}>{list}</Both> : list
}

/** It is measured once it is there: what stands beside may come later than the list. */
function Both({ beside, children }: { beside: Beside; children: ReactNode }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const apart = useWidthStep(box, widths) === 0
  // What somebody has chosen stands until the address asks for something else.
  const [chosen, choose] = useState<{ shown: 'beside' | 'list'; listFirst: boolean }>()
  const shown = chosen && chosen.listFirst === beside.listFirst ? chosen.shown : beside.listFirst ? 'list' : 'beside'
  return (
    <div ref={box} className={`flex min-h-0 flex-1 border-t border-line ${apart ? 'flex-col' : ''}`}>
      {apart && (
        <Segmented
          label={t`What is shown`}
          className="mx-4 my-3 self-start"
          options={[
            { value: 'beside' as const, label: beside.label },
            { value: 'list' as const, label: beside.list },
          ]}
          value={shown}
          onValueChange={(next) => choose({ shown: next, listFirst: beside.listFirst })}
        />
      )}
      {(!apart || shown === 'beside') && (
        <div
          role="group"
          aria-label={beside.label}
          tabIndex={0}
          className={`min-h-0 overflow-y-auto ${apart ? 'flex-1' : 'max-w-3xl flex-[3_1_0] border-r border-line'}`}
        >
          {beside.content}
        </div>
      )}
      {(!apart || shown === 'list') && <div className={`flex min-h-0 min-w-0 ${apart ? 'flex-1' : 'flex-[2_1_0] pt-3'}`}>{children}</div>}
    </div>
  )
}
