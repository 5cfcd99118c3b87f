import type { FastifyRequest } from 'fastify'
import { TransportFailure } from '../ground/refuse.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Levels of a body. The contract's have some ten; half a million, in one megabyte, take a sixth of a second to read. */
const deepest = 200

/** Values of a body. The contract's largest have some three million; 60 MB can hold thirty, which take minutes and a gigabyte to read. */
const mostValues = 5_000_000

/** Bytes of a body from which on it is read in turn, by whoever performs the call: what is read is some thirty times as large. */
export const manyBytes = 16 * 1024

/**
 * JSON as RFC 8259 has it: UTF-8 that is UTF-8, one value, nothing beside it. Undefined where there is nothing. What nests too deeply or
 * holds too many values is not read.
 */
export function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  if (bytes.length > deepest) requireModest(bytes)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new TransportFailure(400, 'NOT_JSON')
  }
}

const [quote, backslash, comma, openList, openObject, closeList, closeObject] = Buffer.from('"\\,[{]}')

/** Looks at the text alone, which is small beside what it unfolds to. */
function requireModest(bytes: Buffer): void {
  let [level, values, inText] = [0, 0, false]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) inText = !inText
    else if (inText) at += byte === backslash ? 1 : 0
    else if (byte === comma) values++
    else if (byte === openList || byte === openObject) [level, values] = [level + 1, values + 1]
    else if (byte === closeList || byte === closeObject) level--
    if (level > deepest) throw new TransportFailure(400, 'NOT_JSON')
    if (values > mostValues) throw new TransportFailure(413, 'BODY_TOO_LARGE')
  }
}

export const jsonType = /^application\/json(;|$)/
/** Whether a body says that it is JSON. */
export const isJson = ({ headers }: FastifyRequest): boolean => jsonType.test(headers['content-type'] ?? '')
