import type { Adapter, AdapterPayload } from 'oidc-provider'

const kept = new Map<string, AdapterPayload>()

/** What the provider keeps of a sign-in under way, for the minutes that it takes. The library's own does the same and warns of it. */
export class MemoryAdapter implements Adapter {
  readonly #kind: string

  constructor(kind: string) {
    this.#kind = kind
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    kept.set(this.#key(id), payload)
    setTimeout(() => kept.get(this.#key(id)) === payload && kept.delete(this.#key(id)), expiresIn * 1000).unref()
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return kept.get(this.#key(id))
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#first((payload) => payload.uid === uid)?.[1]
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#first((payload) => payload.userCode === userCode)?.[1]
  }

  async consume(id: string): Promise<void> {
    const payload = kept.get(this.#key(id))
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of kept) if (this.#is(key) && payload.grantId === grantId) kept.delete(key)
  }

  #first(is: (payload: AdapterPayload) => boolean) {
    return [...kept].find(([key, payload]) => this.#is(key) && is(payload))
  }

  #is(key: string): boolean {
    return key.startsWith(`${this.#kind}:`)
  }

  #key(id: string): string {
    return `${this.#kind}:${id}`
  }
}
