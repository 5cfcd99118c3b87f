/** Something in the contract that cannot be written out. Its message is a sentence for the person who wrote it. */
export class Fault extends Error {
  /** @param subject the schema or the operation that it is about */
  constructor(subject, message) {
    super(message)
    this.subject = subject
  }
}
