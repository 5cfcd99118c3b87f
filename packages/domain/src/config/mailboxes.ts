import { addressesIn } from '../mailbox/mailboxes.ts'
import { pick, sameList } from './fields.ts'
import type { Configuration, PlanProblem, PlanStep, StandingMailbox } from './standing.ts'

/** The fields of a mailbox that a file may change. */
export const mailboxFields = ['addresses', 'language', 'details'] as const satisfies (keyof StandingMailbox)[]

const details = ['LeaveType', 'Note', 'Symptom', 'Times'] as const satisfies StandingMailbox['details']
/** The details of a mailbox are a set: their order says nothing. */
const inOrder = (given: readonly string[]) => details.filter((one) => given.includes(one))

interface MailboxesPlan {
  readonly steps: PlanStep[]
  readonly problems: PlanProblem[]
  readonly final: readonly StandingMailbox[]
}

/** Plans the mailboxes. The offices are always the same ones: none is made or removed. */
export function planMailboxes(standing: readonly StandingMailbox[], wanted: Configuration['mailboxes']): MailboxesPlan {
  const [steps, problems]: [PlanStep[], PlanProblem[]] = [[], []]
  const final = new Map(standing.map((mailbox) => [mailbox.office, mailbox]))
  const named = new Set<string>()
  for (const given of wanted ?? []) {
    const stood = final.get(given.office)
    if (!stood) continue
    const old = { ...stood, details: inOrder(stood.details) }
    if (named.has(given.office)) problems.push({ kind: 'mailbox', key: given.office, reason: 'CONFIG_TWICE' })
    named.add(given.office)
    const found = addressesIn(given.addresses.join('; '))
    if ('wrong' in found) {
      problems.push({ kind: 'mailbox', key: given.office, reason: 'MAILBOX_ADDRESS', values: { address: found.wrong } })
      continue
    }
    const after = {
      ...old,
      addresses: [...found],
      language: given.language ?? old.language,
      details: inOrder(given.details ?? old.details),
    }
    const changed = mailboxFields.filter((field) => !sameList([after[field]].flat(), [old[field]].flat()))
    if (changed.length > 0)
      steps.push({ kind: 'mailbox', key: given.office, action: 'change', before: pick(old, changed), after: pick(after, changed) })
    final.set(given.office, after)
  }
  return { steps, problems, final: [...final.values()] }
}

/** The mailboxes that the steps of a plan leave. */
export const mailboxesAfter = (standing: readonly StandingMailbox[], steps: readonly PlanStep[]): StandingMailbox[] =>
  standing.map((mailbox) => {
    const { addresses, language, details: told } = steps.find(({ key }) => key === mailbox.office)?.after ?? {}
    return { ...mailbox, ...(addresses && { addresses }), ...(language && { language }), ...(told && { details: told }) }
  })
