import type { Flag, Spot } from './spots.ts'

const named = (flag: Flag): string => [flag.word, ...(flag.short === undefined ? [] : [flag.short])].join('|')
const pathOf = (spot: Spot): string => spot.path.join(' ')

/** The options whose value can be completed, as cases of the word before. The same name means the same everywhere. */
const valueCases = (spots: readonly Spot[]): string[] => [
  ...new Set(
    spots.flatMap(({ path, flags }) =>
      flags.flatMap((flag) => {
        if (flag.takes === 'nothing') return []
        const reply =
          flag.takes === 'file'
            ? '$(compgen -f -- "$cur")'
            : flag.takes === 'text'
              ? ''
              : `$(compgen -W "${flag.takes.join(' ')}" -- "$cur")`
        return named(flag)
          .split('|')
          .map((name) => `    "${[...path, name].join(' ')}") COMPREPLY=(${reply}); return ;;`)
      }),
    ),
  ),
]

/** A completion script for bash. */
export const bash = (spots: readonly Spot[]): string => `# bash completion for isb. Made by: isb completion bash
_isb() {
  local cur prev path word i
  cur=\${COMP_WORDS[COMP_CWORD]}
  prev=\${COMP_WORDS[COMP_CWORD-1]}
  path=
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    case "\${path:+$path }$word" in
      ${spots
        .filter((spot) => spot.path.length > 0)
        .map((spot) => `"${pathOf(spot)}"`)
        .join('|')}) path="\${path:+$path }$word" ;;
    esac
  done
  COMPREPLY=()
  case "\${path:+$path }$prev" in
${valueCases(spots).join('\n')}
  esac
  case "$path" in
${spots
  .map((spot) => {
    const words = [...spot.words.map(({ word }) => word), ...spot.flags.map(({ word }) => word)].join(' ')
    return `    "${pathOf(spot)}") COMPREPLY=($(compgen -W "${words}" -- "$cur")${spot.files ? ' $(compgen -f -- "$cur")' : ''}) ;;`
  })
  .join('\n')}
  esac
}
complete -o filenames -o bashdefault -F _isb isb
`
