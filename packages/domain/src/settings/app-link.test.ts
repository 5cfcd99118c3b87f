import { expect, test } from 'vitest'
import { whyNotAppLink } from './app-link.ts'

test.each(['', 'https://app.school.example', 'https://app.school.example/open?kind={entity}&id={id}', 'http://a.example/{entity}/{id}/'])(
  '“%s” leads into an app',
  (link) => expect(whyNotAppLink(link)).toBeNull(),
)

test.each([
  'app.school.example',
  'javascript:alert(1)',
  'https://',
  'https:///{id}',
  'https://{id}.example',
  'https://a.example/{name}',
  'https://a.example/ x',
])('“%s” leads nowhere', (link) => expect(whyNotAppLink(link)).toBe('APP_LINK_INVALID'))
