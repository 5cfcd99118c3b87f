import { type Schema } from '@isb/sdk'
import { alikePlates, plateKey, plateKind, plateReadings, plateWritten, type PassDays } from '@isb/sdk/rules'
import { listOf } from '@isb/words'
import { useQuery } from '@tanstack/react-query'
import { locale, sharedWord } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'

export type Pass = Schema<'Pass'>

/** What the operations of a pass are sent. */
export const passPath = ({ id }: { id: number }) => ({ path: { passId: id } })

/** The car, as one says it: brand, model, color. */
export const carText = ({ brand, model, color }: Pick<Pass, 'brand' | 'model' | 'color'>): string =>
  [[brand, model].filter(Boolean).join(' '), color].filter(Boolean).join(', ')

/** What a plate's form says of it: its kind, or that it should be looked at. */
export const kindText = (plate: string): string => alikeText(alikePlates(plate)) ?? sharedWord(`plate.${plateKind(plate)}`)

/** The plate that stands in a form as it is sent: one that can be read out of pinyin as it is painted, any other in capitals. */
export const sentPlate = (typed: string): string => (isReadable(typed) ? plateWritten(typed) : typed.trim().toUpperCase())

/** Whether its province is in pinyin and can be one alone. */
export const isReadable = (typed: string): boolean => plateReadings(typed).includes(plateKey(typed))

/** That plates are spelt alike, their provinces in pinyin; undefined for a single one. */
export const alikeText = (plates: readonly string[]): string | undefined =>
  plates.length > 0 ? sharedWord('plate.alike', { plates: listOf(locale(), plates) }) : undefined

/** How an application was decided, in a sentence; nothing while it waits. */
export const decidedWord = ({ status }: Pass): string => (status === 'Pending' ? '' : sharedWord(`pass.decided.${status}`))

/** The valid passes that a pass's plate has beside it, the one that ends last first; undefined until they are known. */
export function useStanding(pass: Pick<Pass, 'id' | 'plate'> | undefined): readonly (PassDays & { readonly id: number })[] | undefined {
  const key = plateKey(pass?.plate ?? '')
  const { data } = useQuery({
    ...query('vehicle.list', { query: { search: key, status: 'Valid', sort: '-expiresOn', pageSize: 50 } }),
    enabled: pass !== undefined,
  })
  return data?.records.flatMap(({ id, plate, validFrom, expiresOn }) =>
    id !== pass?.id && plateKey(plate) === key && validFrom && expiresOn ? [{ id, validFrom, expiresOn }] : [],
  )
}
