import type { Input, Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { listOf, word } from '@isb/words'
import { absenceIn, absenceOptions, readerColumns, readerOf } from '../../lib/absence.ts'
import type { Command } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { someOf } from '../../lib/line/given.ts'
import { columnsFor, wholeFor } from '../../lib/output/columns.ts'
import { summaryOf } from '../../lib/resource/words.ts'

type Mailbox = Schema<'Mailbox'>

const table = ({ locale }: Context, mailboxes: readonly Mailbox[]) => ({
  rows: mailboxes.map(({ office, addresses, language, details }) => ({
    office,
    addresses: addresses.join('; '),
    language: word(locale, `value.MailLanguage.${language}`),
    details: listOf(
      locale,
      details.map((detail) => word(locale, `value.MailDetail.${detail}`)),
    ),
  })),
  columns: [...columnsFor('office'), ...wholeFor('addresses'), ...columnsFor('language', 'details')],
})

function officeNamed(typed: string): Schema<'Office'> {
  const office = values.Office.find((each) => each.toLowerCase() === typed.toLowerCase())
  if (!office) throw usage('refused.noOffice', { name: typed, offices: values.Office.join(', ') })
  return office
}

const list: Command = {
  name: 'list',
  does: summaryOf('mailbox.list'),
  examples: ['isb mailbox list', 'isb mailbox list --json > mailboxes.json'],
  async run(context) {
    const mailboxes = await (await context.isb()).mailbox.list()
    return { data: mailboxes, table: table(context, mailboxes) }
  },
}

const set: Command = {
  name: 'set',
  does: 'mailbox.set.does',
  examples: [
    "isb mailbox set Nurses 'nurses@school.example; night.nurse@school.example'",
    "isb mailbox set Directors '' --language en --details LeaveType",
  ],
  args: [
    { name: 'OFFICE', does: 'mailbox.set.office' },
    { name: 'ADDRESSES', does: 'mailbox.set.addresses', optional: true },
  ],
  options: [
    { flags: '--language <LANGUAGE>', does: 'mailbox.set.language', choices: values.MailLanguage },
    { flags: '--details <LIST>', does: 'mailbox.set.details' },
  ],
  async run(context, given) {
    const [typed = '', addresses] = given.args
    const office = officeNamed(typed)
    const details = given
      .text('details')
      ?.split(',')
      .flatMap((each) => each.trim() || [])
    const isb = await context.isb()
    const { version } = (await isb.mailbox.list()).find((each) => each.office === office)!
    const body = {
      version,
      ...(addresses !== undefined && { addresses }),
      ...someOf(given, { language: 'language' }),
      ...(details && { details }),
    }
    const saved = await isb.mailbox.update({ path: { office }, body: body as Input<'mailbox.update'>['body'] })
    return { data: saved, table: table(context, [saved]) }
  },
}

const test: Command = {
  name: 'test',
  does: 'mailbox.test.does',
  examples: [
    'isb mailbox test --student S10043 --type Sick --from 2026-11-24 --to 2026-11-26',
    'isb mailbox test --student S10043 --type Sick --send Nurses',
  ],
  options: [...absenceOptions, { flags: '--send <OFFICE>', does: 'mailbox.test.send' }],
  async run(context, given) {
    const { locale } = context
    const isb = await context.isb()
    const office = given.text('send')
    const path = office === undefined ? undefined : { office: officeNamed(office) }
    const body = await absenceIn(isb, given)
    if (path) {
      await isb.absence.test({ path, body })
      return { data: path, said: context.say('mailbox.test.sent', { office: word(locale, `value.Office.${path.office}`) }) }
    }
    const preview = await isb.absence.preview({ body })
    const told = preview.readers.filter(({ applies }) => applies)
    return {
      data: preview,
      table: { rows: told.map((reader) => readerOf(context, reader)), columns: readerColumns },
      said: context.say('mailbox.test.said', { days: preview.days }),
    }
  },
}

export default [list, set, test] as const
