import type { Flag, Spot } from './spots.ts'

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

const flagLine = (at: string, flag: Flag): string => {
  const takes =
    flag.takes === 'nothing'
      ? ''
      : flag.takes === 'file'
        ? ' -r -F'
        : flag.takes === 'text'
          ? ' -x'
          : ` -x -a ${quoted(flag.takes.join(' '))}`
  const short = flag.short === undefined ? '' : ` -s ${flag.short.slice(1)}`
  return `complete -c isb -n ${quoted(at)} -l ${flag.word.slice(2)}${short}${takes} -d ${quoted(flag.means)}`
}

/** A completion script for fish. */
export const fish = (spots: readonly Spot[]): string => {
  const known = spots
    .filter((spot) => spot.path.length > 0)
    .map((spot) => quoted(spot.path.join(' ')))
    .join(' ')
  const lines = spots.flatMap((spot) => {
    const at = `__isb_at ${quoted(spot.path.join(' '))}`
    return [
      ...spot.words.map(({ word, means }) => `complete -c isb -n ${quoted(at)} -a ${quoted(word)} -d ${quoted(means)}`),
      ...spot.flags.map((flag) => flagLine(at, flag)),
      ...(spot.files ? [`complete -c isb -n ${quoted(at)} -F`] : []),
    ]
  })
  return `# fish completion for isb. Made by: isb completion fish
function __isb_at
  set -l at
  for word in (commandline -opc)[2..-1]
    if contains -- (string join -- ' ' $at $word) ${known}
      set -a at $word
    end
  end
  set -l joined (string join -- ' ' $at)
  test "$joined" = "$argv[1]"
end
complete -c isb -f
${lines.join('\n')}
`
}
