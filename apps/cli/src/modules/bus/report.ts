import { labelled, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb bus report` */
export const report: Command = {
  name: 'report',
  does: summaryOf('bus.report'),
  examples: ['isb bus report 京A·F60827 39.9847 116.4826', 'isb bus report 京A·F60827 39.9847 116.4826 --at 2026-11-24T07:36:00+08:00'],
  args: [
    { name: 'PLATE', does: 'bus.report.plate' },
    { name: 'LATITUDE', does: 'bus.report.latitude' },
    { name: 'LONGITUDE', does: 'bus.report.longitude' },
  ],
  options: [{ flags: '--at <TIME>', does: 'bus.report.at' }],
  async run({ isb, locale }, { args: [plate = '', ...degrees], text }) {
    const [latitude = Number.NaN, longitude = Number.NaN] = degrees.map(Number)
    const given = text('at')
    const at = given === undefined ? undefined : new Date(given)
    if (Number.isNaN(latitude + longitude + (at?.getTime() ?? 0))) throw usage('bus.report.wrong')
    const client = await isb()
    const answer = await client.bus.report({ body: { plate, latitude, longitude, ...(at && { at: at.toISOString() }) } })
    const taken = answer.outcome === 'Taken' || answer.outcome === 'Older'
    const outcome = word(locale, `value.BusPositionOutcome.${answer.outcome}`)
    return { data: answer, said: labelled(locale, answer.plate, outcome), exit: taken ? Exit.done : Exit.refused }
  },
}
