const linkClass = 'text-lead-text hover:underline'

/** An address to write to, called by the name of who has it. */
export const Mailto = ({ address, name = address }: { address: string; name?: string }) => (
  <a href={`mailto:${address}`} title={name === address ? undefined : address} className={linkClass}>
    {name}
  </a>
)

/** A number to call. */
export const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={`${linkClass} tabular-nums`}>
    {number}
  </a>
)
