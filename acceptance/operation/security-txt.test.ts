import { startTestServer, type TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let told: TestServer
let silent: TestServer
beforeAll(async () => {
  told = await startTestServer(inject('cluster'), { SECURITY_CONTACT: 'mailto:security@school.example', BASE_PATH: '/console' })
  silent = await startTestServer(inject('cluster'), {}, told)
})
afterAll(async () => {
  await silent.stop()
  await told.stop()
})

test('security.txt names whom to tell of a hole, at the root, and when it is to be looked at again', async () => {
  const answer = await fetch(`${told.url}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:security@school\.example\nExpires: (.+)\nPreferred-Languages: en, zh\n$/)
  const expires = Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '')
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365)
})

test('there is none where nobody said whom', async () => {
  expect((await fetch(`${silent.url}/.well-known/security.txt`)).status).toBe(404)
})
