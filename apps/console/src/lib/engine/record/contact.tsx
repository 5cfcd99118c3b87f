/** As high as a finger needs, though its line is not. */
const linkClass = 'py-1 text-lead-text hover:underline'

/** An address to write to, called by the name of who has it. */
export const Mailto = ({ address, name = address }: { address: string; name?: string }) => (
  <a href={`mailto:${address}`} title={name === address ? undefined : address} className={linkClass}>
    {name}
  </a>
)

/** A Chinese mobile number as people read it out: +86 138 1000 0250. Others stand as they came. */
const readOut = (number: string): string => number.replace(/^(\+86)(1\d{2})(\d{4})(\d{4})$/, '$1 $2 $3 $4')

/** A number to call. */
export const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={`${linkClass} tabular-nums`}>
    {readOut(number)}
  </a>
)
