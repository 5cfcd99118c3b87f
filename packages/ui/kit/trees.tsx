import { Ellipsis, Folder, List, MousePointerClick } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import {
  Badge,
  branchIds,
  Button,
  checkStates,
  createTreeIndex,
  Empty,
  IconButton,
  SearchInput,
  toggleCheck,
  Tree,
  type TreeColumn,
  type TreeId,
} from '../src/index.ts'
import { Line, Section } from './section.tsx'
import { manyMenus, type MenuNode, menus, moved } from './tree-data.ts'
import type { Lang, Say } from './words.ts'

const icons = { module: <Folder aria-hidden />, menu: <List aria-hidden />, button: <MousePointerClick aria-hidden /> }
const shapes = { module: 'solid', menu: 'outline', button: 'dashed' } as const

const before = new Set<TreeId>([1, 2, 3, 4, 5, 6, 11])

export function Trees({ say, lang }: { say: Say; lang: Lang }) {
  const [nodes, setNodes] = useState(menus)
  const [expanded, setExpanded] = useState<Set<TreeId>>(() => new Set([1, 2, 4, 11, 12, 16]))
  const [selected, setSelected] = useState<TreeId | null>(4)
  const [query, setQuery] = useState('')
  const [held, setHeld] = useState<Set<TreeId>>(() => new Set([1, 2, 3, 4, 5, 7, 11]))
  const index = useMemo(() => createTreeIndex(nodes), [nodes])
  const checks = useMemo(() => checkStates(index, held), [index, held])
  const name = (node: MenuNode) => node[lang]
  const filter = useMemo(
    () => (query ? (node: MenuNode) => `${node.en} ${node.zh} ${node.code}`.toLowerCase().includes(query.toLowerCase()) : undefined),
    [query],
  )
  const columns: TreeColumn<MenuNode>[] = [
    { id: 'kind', header: say('type'), width: '88px', render: (node) => <Badge shape={shapes[node.kind]}>{say(node.kind)}</Badge> },
    {
      id: 'code',
      header: say('code'),
      width: 'minmax(11rem, 2fr)',
      wide: true,
      render: (node) => <code className="text-xs">{node.code}</code>,
    },
  ]
  const where = (parent: MenuNode | null, after: MenuNode | null) => {
    const into = parent ? name(parent) : ''
    if (lang === 'zh') return `${parent ? `移入“${into}”` : '移到顶层'}${after ? `，排在“${name(after)}”之后` : ''}`
    return `${parent ? `into ${into}` : 'to the top'}${after ? `, after ${name(after)}` : ''}`
  }
  return (
    <Section id="tree" title={say('tree')}>
      <Line>
        <SearchInput label={say('search')} clearLabel={say('clear')} value={query} onValueChange={setQuery} className="w-64" />
        <Button variant="ghost" onClick={() => setExpanded(branchIds(index))}>
          {say('expandAll')}
        </Button>
        <Button variant="ghost" onClick={() => setExpanded(new Set())}>
          {say('collapseAll')}
        </Button>
      </Line>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Tree
          className="h-120 border-y border-line"
          index={index}
          label={say('tree')}
          getLabel={name}
          renderLabel={(node) => (node.kind === 'module' ? <b>{name(node)}</b> : name(node))}
          renderIcon={(node) => icons[node.kind]}
          columns={columns}
          labelHeader={say('name')}
          renderActions={(_, tabIndex) => (
            <IconButton size="sm" label={say('more')} tabIndex={tabIndex}>
              <Ellipsis aria-hidden />
            </IconButton>
          )}
          actionsHeader={say('actions')}
          expanded={expanded}
          onExpandedChange={setExpanded}
          selected={selected}
          onSelect={(node) => setSelected(node.id)}
          filter={filter}
          onMove={(id, parentId, at) => setNodes(moved(nodes, id, parentId, at))}
          canDrop={(id, parentId) => {
            const kind = index.nodes[index.position(id)]?.kind
            const parent = parentId === null ? undefined : index.nodes[index.position(parentId)]?.kind
            return kind === 'button'
              ? parent === 'menu'
              : kind === 'menu'
                ? parent === 'module'
                : parent === undefined || parent === 'module'
          }}
          describeDrop={(drop) => (drop ? where(drop.parent, drop.after) : say('nowhere'))}
          announce={(news) => (news.type === 'moved' ? `${name(news.node)} ${where(news.drop.parent, news.drop.after)}` : '')}
          empty={<Empty level={3} title={say('noHit')} action={<Button onClick={() => setQuery('')}>{say('clear')}</Button>} />}
        />
        <Tree
          className="h-120 border-y border-line"
          index={index}
          label={say('permissions')}
          getLabel={name}
          expanded={expanded}
          onExpandedChange={setExpanded}
          checks={checks}
          onCheck={(node) => setHeld(toggleCheck(index, held, node.id, { down: false }))}
          canCheck={(node) => node.id !== 9}
          rowMark={(node) => {
            if (held.has(node.id) === before.has(node.id)) return undefined
            return held.has(node.id) ? { tone: 'good', word: say('granted') } : { tone: 'bad', word: say('revoked') }
          }}
          rowHeight={28}
        />
      </div>
    </Section>
  )
}

/** `?nodes=10000` makes it smaller. */
const size = Number(new URLSearchParams(location.search).get('nodes') ?? 100_000)

export function BigTree({ say, lang }: { say: Say; lang: Lang }) {
  const [nodes, setNodes] = useState<MenuNode[] | null>(null)
  const [expanded, setExpanded] = useState<Set<TreeId>>(() => new Set())
  const [query, setQuery] = useState('')
  const [held, setHeld] = useState<Set<TreeId>>(() => new Set())
  const slow = useDeferredValue(query)
  const index = useMemo(() => createTreeIndex(nodes ?? []), [nodes])
  const checks = useMemo(() => checkStates(index, held), [index, held])
  const filter = useMemo(() => (slow ? (node: MenuNode) => node.en.toLowerCase().includes(slow.toLowerCase()) : undefined), [slow])
  return (
    <Section id="big-tree" title={say('bigTree')}>
      <Line>
        <Button onClick={() => setNodes(manyMenus(size))}>{say('build')}</Button>
        <Button onClick={() => setExpanded(branchIds(index))}>{say('expandAll')}</Button>
        <Button onClick={() => setExpanded(new Set())}>{say('collapseAll')}</Button>
        <SearchInput label={say('search')} clearLabel={say('clear')} value={query} onValueChange={setQuery} className="w-64" />
      </Line>
      {nodes && (
        <Tree
          className="h-80 border-y border-line"
          index={index}
          label={say('bigTree')}
          getLabel={(node) => node[lang]}
          expanded={expanded}
          onExpandedChange={setExpanded}
          filter={filter}
          checks={checks}
          onCheck={(node) => setHeld(toggleCheck(index, held, node.id))}
          onMove={(id, parentId, at) => setNodes(moved(nodes, id, parentId, at))}
        />
      )}
    </Section>
  )
}
