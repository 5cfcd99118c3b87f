import type { Schema } from '@isb/sdk'
import { Button, IconButton, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { ControlProps } from '../../lib/form/declared-field.ts'
import { fieldWord } from '../../lib/record/values.tsx'

type Extra = Schema<'VenueExtra'>

const another: Extra = { name: '', nameZh: '', count: 1 }
/** How many of them a venue can have. */
const most = 20
const digits = (typed: string): number => Number(typed.replaceAll(/\D/g, '').slice(0, 5))

/** What a venue has to lend: its name in both languages, and how many there are. */
export default function ExtrasEditor({ value: extras, onValueChange }: ControlProps<Extra[]>) {
  const { t } = useLingui()
  const add = useRef<HTMLButtonElement>(null)
  return (
    <>
      {extras.map((extra, at) => {
        const put = (change: Partial<Extra>) => onValueChange(extras.with(at, { ...extra, ...change }))
        const label = (field: keyof Extra) => t`${fieldWord(field)}, extra ${at + 1}`
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else to be known by while they are typed
          <div key={at} className="mb-1 flex flex-wrap items-center gap-1.5">
            {(['name', 'nameZh'] as const).map((field) => (
              <Input
                key={field}
                className="min-w-32 flex-1"
                {...(field === 'nameZh' && { lang: 'zh-CN' })}
                aria-label={label(field)}
                placeholder={fieldWord(field)}
                maxLength={60}
                value={extra[field]}
                onChange={({ target }) => put({ [field]: target.value })}
              />
            ))}
            <Input
              className="w-20"
              inputMode="numeric"
              aria-label={label('count')}
              value={extra.count || ''}
              onChange={({ target }) => put({ count: digits(target.value) })}
            />
            <IconButton
              label={t`Remove extra ${at + 1}`}
              onClick={() => {
                onValueChange(extras.toSpliced(at, 1))
                // The button goes with its row; keys still belong to the form.
                add.current?.focus()
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        )
      })}
      <Button ref={add} size="sm" disabled={extras.length >= most} onClick={() => onValueChange([...extras, another])}>
        <Plus aria-hidden />
        {t`Add an extra`}
      </Button>
    </>
  )
}
