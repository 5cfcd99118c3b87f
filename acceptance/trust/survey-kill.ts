// Families answer a survey as fast as it goes, and the server is killed at a random moment, every other time PostgreSQL with it. An answer,
// its line in the audit and its receipt: all or nothing. Then the app asks again under the same key: each answer is there once.
import { randomInt } from 'node:crypto'
import { startSmtp } from '@isb/server/test-smtp'
import { seconds, until, wait, type Check } from './lib/check.ts'
import { embeddedIn, freePort, newFolder, postmasterOf, startProcess, sweep, type Process } from './lib/server.ts'
import { askFamilies, publishSurvey, standings, submitAgain, submitAll } from './lib/survey-kill.ts'

/** Families in a round: more than have answered before the kill. */
const many = 300
const atOnce = 8

export default {
  name: 'survey and kill',
  promise: 'each answer whole or not there: 0 halves, 0 lost, 0 doubled by asking again',
  async run({ quick }) {
    const rounds = quick ? 3 : 30
    const folder = newFolder('survey')
    const port = await freePort()
    const smtp = await startSmtp()
    const start = () => startProcess({ DATA_DIR: folder.path, SMTP_URL: smtp.url }, port)
    const sum = { acknowledged: 0, cut: 0, kept: 0 }
    const bad: string[] = []
    let slowest = 0
    let server: Process | undefined
    try {
      server = await start()
      const database = embeddedIn(folder.path)
      const surveyId = await publishSurvey(server.url, await server.signIn())
      for (let round = 0; round < rounds; round++) {
        const all = await askFamilies(database, surveyId, round, many)
        const { heard, over } = submitAll(server.url, all, atOnce)
        const enough = randomInt(5, many - 50)
        await until('families have answered', () => heard.acknowledged.size + heard.odd.length >= enough)
        await wait(randomInt(10))
        const postmaster = postmasterOf(folder.path)
        const ended = server.end('SIGKILL')
        if (round % 2 === 1 && postmaster) process.kill(postmaster, 'SIGKILL')
        await Promise.all([ended, over])
        server = await start()
        slowest = Math.max(slowest, server.startMs)
        sum.acknowledged += heard.acknowledged.size
        sum.cut += heard.cut.size
        for (const [one, standing] of await standings(database, all)) {
          const may = heard.acknowledged.has(one) ? ['1 1 1 Yes'] : heard.cut.has(one) ? ['1 1 1 Yes', '0 0 0 None'] : ['0 0 0 None']
          if (!may.includes(standing)) bad.push(`after the kill ${standing} instead of ${may.join(' or ')}`)
          if (heard.cut.has(one) && standing.startsWith('1')) sum.kept++
        }
        await submitAgain(server.url, heard)
        for (const [one, standing] of await standings(database, [...heard.acknowledged]))
          if (standing !== '1 1 1 Yes') bad.push(`asked again ${standing}: ${one.email}`)
        bad.push(...heard.odd)
      }
      const { acknowledged, cut, kept } = sum
      return {
        figure: `${rounds} rounds, ${atOnce} at once: ${acknowledged} answers acknowledged, ${cut} cut off of which ${kept} were kept, all there once after asking again: ${bad.length} halves, lost or doubled${bad[0] ? ` (${bad[0]})` : ''}, slowest restart ${seconds(slowest)}`,
        // A run in which nobody was cut off has shown nothing.
        kept: bad.length === 0 && cut >= rounds,
      }
    } finally {
      await sweep(folder.path, [server])
      await smtp.stop()
      folder.remove()
    }
  },
} satisfies Check
