// The rules of the menu tree, written down a second time and in their own way: what a right server may answer, and what it must hold.

export type Kind = 'MENU_DIR' | 'MENU' | 'MENU_PERM_RESOURCE'

/** An operation as it was asked. */
export type Operation =
  | { readonly does: 'create'; readonly type: Kind; readonly parentId: number; readonly code: string; readonly name: string }
  | {
      readonly does: 'update'
      readonly id: number
      readonly parentId: number
      readonly version: number
      readonly code: string
      readonly name: string
    }
  | { readonly does: 'sort'; readonly parentId: number; readonly ids: readonly number[] }
  | { readonly does: 'remove'; readonly id: number }
  | { readonly does: 'assign'; readonly roleId: number; readonly version: number; readonly menuIds: readonly number[] }

interface Node {
  type: Kind
  parentId: number
  code: string
  name: string
  version: number
}

interface Role {
  version: number
  granted: Set<number>
}

export class TreeModel {
  readonly nodes = new Map<number, Node>()
  readonly roles = new Map<number, Role>()
  readonly #children = new Map<number, number[]>([[0, []]])

  /** Puts a node in as it is, last under its parent. */
  plant(id: number, node: Node): void {
    this.nodes.set(id, node)
    this.childrenOf(node.parentId).push(id)
  }

  childrenOf(id: number): number[] {
    let children = this.#children.get(id)
    if (!children) this.#children.set(id, (children = []))
    return children
  }

  /** Every reason to refuse an operation now; none when it must be done. */
  reasons(asked: Operation): Set<string> {
    const found = new Set<string>()
    if (asked.does === 'create') {
      this.#place(asked.type, asked.parentId, found)
      if (this.#taken(asked.code, 0)) found.add('MENU_CODE_TAKEN')
    } else if (asked.does === 'update') {
      const node = this.nodes.get(asked.id)
      if (!node) return found.add('MENU_NOT_FOUND')
      if (node.version !== asked.version) found.add('STALE')
      if (this.#taken(asked.code, asked.id)) found.add('MENU_CODE_TAKEN')
      if (node.parentId !== asked.parentId) this.#move(asked.id, node.type, asked.parentId, found)
    } else if (asked.does === 'sort') {
      if (asked.parentId !== 0 && !this.nodes.has(asked.parentId)) found.add('MENU_PARENT_NOT_FOUND')
      if (asked.ids.some((id) => !this.nodes.has(id))) found.add('MENU_NOT_FOUND')
      if (this.childrenOf(asked.parentId).some((id) => !asked.ids.includes(id))) found.add('STALE')
      for (const id of asked.ids) {
        const node = this.nodes.get(id)
        if (node && node.parentId !== asked.parentId) this.#move(id, node.type, asked.parentId, found)
      }
    } else if (asked.does === 'assign') {
      if (this.roles.get(asked.roleId)?.version !== asked.version) found.add('STALE')
      if (asked.menuIds.some((id) => !this.nodes.has(id))) found.add('MENU_NOT_FOUND')
    } else {
      if (!this.nodes.has(asked.id)) return found.add('MENU_NOT_FOUND')
      if (this.childrenOf(asked.id).some((id) => this.nodes.get(id)?.type !== 'MENU_PERM_RESOURCE')) found.add('MENU_HAS_CHILDREN')
    }
    return found
  }

  /** Does an operation that was acknowledged. `made` is the id that a creation answered. */
  apply(asked: Operation, made: number): void {
    if (asked.does === 'create') {
      const { type, parentId, code, name } = asked
      this.plant(made, { type, parentId, code, name, version: 1 })
    } else if (asked.does === 'update') {
      const node = this.nodes.get(asked.id)
      if (!node) return
      if (node.parentId !== asked.parentId) this.#put(asked.id, node, asked.parentId)
      Object.assign(node, { code: asked.code, name: asked.name, version: node.version + 1 })
    } else if (asked.does === 'sort') {
      for (const id of asked.ids) {
        const node = this.nodes.get(id)
        if (!node || node.parentId === asked.parentId) continue
        this.#put(id, node, asked.parentId)
        node.version++
      }
      this.#children.set(asked.parentId, [...asked.ids])
    } else if (asked.does === 'assign') {
      const role = this.roles.get(asked.roleId)
      if (role) Object.assign(role, { version: role.version + 1, granted: new Set(asked.menuIds.flatMap((id) => this.#upwards(id))) })
    } else {
      const node = this.nodes.get(asked.id)
      if (!node) return
      this.#children.set(
        node.parentId,
        this.childrenOf(node.parentId).filter((id) => id !== asked.id),
      )
      for (const id of [asked.id, ...this.childrenOf(asked.id)]) {
        this.nodes.delete(id)
        for (const { granted } of this.roles.values()) granted.delete(id)
      }
    }
  }

  /** The tree as lines, each node with its place among its siblings, and each role with its grants. */
  lines(): string[] {
    return [
      ...[...this.nodes].map(([id, node]) => lineOf(id, { ...node, place: this.childrenOf(node.parentId).indexOf(id) })),
      ...[...this.roles].map(([id, { version, granted }]) => grantsLine(id, version, granted)),
    ]
  }

  #put(id: number, node: Node, parentId: number): void {
    this.#children.set(
      node.parentId,
      this.childrenOf(node.parentId).filter((other) => other !== id),
    )
    this.childrenOf(parentId).push(id)
    node.parentId = parentId
    // Whoever sees the node comes to see the way to it.
    for (const { granted } of this.roles.values()) if (granted.has(id)) for (const above of this.#upwards(id)) granted.add(above)
  }

  #upwards(id: number): number[] {
    const way: number[] = []
    for (let at: number | undefined = id; at; at = this.nodes.get(at)?.parentId) way.push(at)
    return way
  }

  #taken(code: string, by: number): boolean {
    return code !== '' && [...this.nodes].some(([id, node]) => node.code === code && id !== by)
  }

  #move(id: number, type: Kind, parentId: number, found: Set<string>): void {
    for (let at: number | undefined = parentId; at; at = this.nodes.get(at)?.parentId) if (at === id) found.add('MENU_CYCLE')
    this.#place(type, parentId, found)
  }

  #place(type: Kind, parentId: number, found: Set<string>): void {
    const parent = this.nodes.get(parentId)
    if (parentId !== 0 && !parent) found.add('MENU_PARENT_NOT_FOUND')
    else if (type === 'MENU_PERM_RESOURCE') {
      if (parent?.type !== 'MENU') found.add('MENU_BUTTON_PARENT')
    } else if (parent && parent.type !== 'MENU_DIR') found.add('MENU_NEST')
  }
}

/** A role's grants as text. */
export const grantsLine = (id: number, version: number, granted: Iterable<number>): string =>
  `role ${id} v${version}: ${[...granted].toSorted((a, b) => a - b).join(' ')}`

/** One node as text, for comparing a model with a database. */
export const lineOf = (id: number, { type, parentId, code, name, version, place }: Node & { place: number }): string =>
  `${id} ${type} under ${parentId} at ${place}: ${name} [${code}] v${version}`
