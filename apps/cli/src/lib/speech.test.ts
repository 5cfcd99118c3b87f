import { expect, test } from 'vitest'
import { sayIn } from './speech.ts'

test('what stands in the braces of a word neither moves the cursor nor turns the text round; its lines stay', () => {
  const text = sayIn('en')('refused.noRole', { name: 'esc\u001b[31mX\u202e\u0007\nline' })
  expect(text).toContain('esc·[31mX··\nline')
})
