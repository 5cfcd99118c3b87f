const linkClass = 'text-lead-text hover:underline'

/** An address to write to. */
export const Mailto = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className={linkClass}>
    {address}
  </a>
)

/** A number to call. */
export const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={`${linkClass} tabular-nums`}>
    {number}
  </a>
)
