import type { Choice, Spot } from './spots.ts'

const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`
const described = ({ word, means }: Choice): string => quoted(`${word.replace(/:/g, '\\:')}:${means}`)
const pathOf = (spot: Spot): string => spot.path.join(' ')

const choicesCase = (spot: Spot): string => {
  const choices = [...spot.words, ...spot.flags].map(described).join(' ')
  return `    ${quoted(pathOf(spot))}) choices=(${choices})${spot.files ? '; _files' : ''} ;;`
}

const valueCases = (spots: readonly Spot[]): string[] =>
  spots.flatMap(({ path, flags }) =>
    flags.flatMap((flag) => {
      if (flag.takes === 'nothing') return []
      const act = flag.takes === 'file' ? '_files' : flag.takes === 'text' ? ':' : `compadd -- ${flag.takes.map(quoted).join(' ')}`
      return [flag.word, ...(flag.short === undefined ? [] : [flag.short])].map(
        (name) => `    ${quoted([...path, name].join(' '))}) ${act}; return ;;`,
      )
    }),
  )

/** A completion script for zsh. */
export const zsh = (spots: readonly Spot[]): string => `#compdef isb
# zsh completion for isb. Made by: isb completion zsh
_isb() {
  local at i word
  local -a choices
  at=
  for ((i = 2; i < CURRENT; i++)); do
    word=$words[i]
    case "\${at:+$at }$word" in
      ${spots
        .filter((spot) => spot.path.length > 0)
        .map((spot) => quoted(pathOf(spot)))
        .join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  case "\${at:+$at }$words[CURRENT-1]" in
${valueCases(spots).join('\n')}
  esac
  case "$at" in
${spots.map(choicesCase).join('\n')}
  esac
  _describe isb choices
}
if [ "$funcstack[1]" = _isb ]; then _isb "$@"; else compdef _isb isb; fi
`
