// Re-enrollment with 3,000 answers to 60 questions: the board, the list, the file, and 500 families who submit within a minute.
import { join } from 'node:path'
import pg from 'pg'
import { cpuEach, startClient } from './lib/client.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { inDatabase } from './lib/in-database.ts'
import { startMeasured } from './lib/measured.ts'
import { inTurn, median, wait } from './lib/rounds.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'
import { answerAll, askFamilies, publishSurvey, replies } from './lib/surveys.ts'

const answers = 3000
const families = 500

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
async function middleOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const seen: number[] = []
  for (let round = 0; round < rounds; round++) seen.push(await timed(work))
  return median(seen)
}

export default async function* survey(): AsyncIterable<Figure> {
  using folder = newFolder('survey')
  await using server = await startServer(folder.path)
  await using bare = startMeasured(join(import.meta.dirname, 'lib/bare-surveys.ts'), [], {
    CONNECTION: JSON.stringify(embeddedIn(folder.path)),
  })
  const port = await bare.heard<number>()
  await using client = startClient()
  const { isb, headers } = await signedIn(server.url)
  const owner = new pg.Client(embeddedIn(folder.path))
  await owner.connect()
  try {
    const surveyId = await publishSurvey(isb)
    await owner.query('delete from survey_asked where survey_id = $1', [surveyId])
    await askFamilies(owner, surveyId, answers, 'a-token-of-a-family-that-answered')
    await answerAll(owner, surveyId)
    const path = { surveyId }
    const { total } = await isb.survey.board({ path })
    if (total.yes + total.no !== answers) throw new Error(`The board counts ${total.yes + total.no} answers`)

    const board = () => isb.survey.board({ path })
    yield {
      name: 'board of 3,000 answers, in the database',
      unit: 'ms',
      ours: await inDatabase(owner, 200, board),
      aim: { of: 'ours', most: 20 },
    }
    yield { name: 'the same, from outside', unit: 'ms', ours: await middleOf(31, board) }
    const list = { url: `${server.url}/isb/admin/surveys/answers?surveyId=${surveyId}&pageSize=50`, headers, count: 1500, inFlight: 16 }
    const floor = { url: `http://127.0.0.1:${port}/list?surveyId=${surveyId}`, headers: {}, count: 1500, inFlight: 16 }
    // What runs for the first time is slower.
    await client.send({ ...list, count: 3000 })
    await client.send(floor)
    yield {
      name: 'list of 50 of 3,000 answers, beside Fastify + pg',
      unit: 'µs',
      ...(await inTurn(9, cpuEach(client, server.process, list), cpuEach(client, bare, floor))),
      aim: { of: 'ratio', most: 1.25 },
    }
    for (const format of ['csv', 'xlsx'] as const)
      yield {
        name: `export of 3,000 answers to 60 questions, ${format}`,
        unit: 'ms',
        ours: await middleOf(3, async () => (await isb.survey.exportReplies({ query: { surveyId, format } })).arrayBuffer()),
        aim: { of: 'ours', most: 2000 },
      }

    const asked = await askFamilies(owner, surveyId, families, 'a-token-of-a-family-that-submits')
    const took = await Promise.all(
      asked.map(async (id, n) => {
        await wait((n * 60_000) / families)
        return timed(async () => {
          const answer = await fetch(`${server.url}/isb/admin/surveys/mine/${id}`, {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json', Authorization: `Bearer a-token-of-a-family-that-submits-${n + 1}` },
            body: JSON.stringify({ version: 1, decision: 'Yes', replies, accepted: [] }),
          })
          const { code, message } = (await answer.json()) as { code: number; message: string }
          if (code !== 0) throw new Error(message)
        })
      }),
    )
    const { total: after } = await isb.survey.board({ path })
    if (after.yes + after.no !== answers + families) throw new Error(`${answers + families - after.yes - after.no} answers are lost`)
    yield {
      name: '500 families submit within a minute, p99',
      unit: 'ms',
      ours: took.toSorted((a, b) => a - b)[Math.floor(families * 0.99)]!,
      aim: { of: 'ours', most: 200 },
    }

    const silent = await publishSurvey(isb)
    await owner.query('delete from survey_asked where survey_id = $1', [silent])
    await askFamilies(owner, silent, answers, 'a-token-of-a-family-that-is-silent')
    yield {
      name: '3,000 families are reminded',
      unit: 'ms',
      ours: await timed(() => isb.survey.remind({ path: { surveyId: silent } })),
      aim: { of: 'ours', most: 5000 },
    }
  } finally {
    await owner.end()
  }
}
