/** How an address is compared: without the spaces around it, without regard to case. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** Whether it looks like an address: one @, a dotted domain, no white space. What mail does with it is mail's own affair. */
export const isEmail = (email: string): boolean =>
  email.length <= 254 && /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(\.[^\s@<>(),;:"\\.]+)+$/.test(email)
