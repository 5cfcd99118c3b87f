import { Bike, Bus, Search, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  Button,
  type CommandGroup,
  CommandPalette,
  CopyOnce,
  Diff,
  Field,
  MultiSelect,
  TokenInput,
  People,
  QueueCard,
  Stat,
  type Tab,
  TabLinks,
  Tabs,
  Timeline,
} from '../src/index.ts'
import { rents } from './list-data.ts'
import { listWords } from './list-words.ts'
import { Line, Section } from './section.tsx'
import type { Lang, Say } from './words.ts'

export function History({ say, lang }: { say: Say; lang: Lang }) {
  const en = lang === 'en'
  return (
    <section aria-label={say('history')} className="border-t border-line pt-5">
      <h3 className="mb-3 font-bold">{say('history')}</h3>
      <Timeline
        items={[
          {
            id: 1,
            tone: 'waiting',
            who: en ? 'Zhou Yichen' : '周亦辰',
            what: en ? 'asked for the bike' : '提交租车申请',
            caption: en ? 'Today 06:58, mobile app' : '今天 06:58，手机 App',
          },
          {
            id: 2,
            tone: 'good',
            who: en ? 'He Jing' : '何静',
            what: en ? 'changed the bike' : '修改了车辆',
            caption: en ? 'Mon 16 Nov 15:48' : '11月16日 周一 15:48',
            more: (
              <Diff
                words={{ before: say('before'), after: say('after'), added: say('added'), removed: say('removed') }}
                changes={[
                  { id: 'rack', name: say('rack'), before: en ? 'Library rack' : '图书馆车棚', after: en ? 'East gate rack' : '东门车棚' },
                  { id: 'reason', name: say('reason'), before: say('emptyText'), after: say('confirmText') },
                  { id: 'roles', name: say('roles'), before: ['Bike room', 'Front office'], after: ['Bike room', 'Night desk'] },
                  { id: 'code', name: say('code'), before: null, after: 'B-012' },
                ]}
              />
            ),
          },
          {
            id: 3,
            tone: 'over',
            who: en ? 'Wu Tao' : '吴涛',
            what: en ? 'confirmed the return, brakes adjusted' : '确认还车，已调整刹车',
            caption: en ? 'Mon 16 Nov 12:20' : '11月16日 周一 12:20',
          },
        ]}
      />
    </section>
  )
}

const linkTo = ({ id, label }: Tab) => <a href={`#${id}`} aria-label={label} />

export function Records({ say, lang }: { say: Say; lang: Lang }) {
  const [roles, setRoles] = useState(['r1', 'r3'])
  const [addresses, setAddresses] = useState(['nurse@school.example', 'dispatch@bus.test', 'late.bus'])
  const [tab, setTab] = useState('all')
  const [palette, setPalette] = useState(false)
  const [query, setQuery] = useState('')
  const people = rents(9, lang).map(({ id, person }) => ({ id, name: person }))
  const options = ['Bike room', 'Front office', 'Night desk', 'Division office', 'Nurse', 'Bus desk'].map((label, at) => ({
    value: `r${at}`,
    label,
  }))
  const words = listWords(lang).options
  const shares = [
    { id: 'today', label: say('day'), count: 7, tone: 'over' as const },
    { id: 'some', label: '1–3', count: 4, tone: 'waiting' as const },
    { id: 'old', label: '3+', count: 1, tone: 'bad' as const },
  ]
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setPalette(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const groups: CommandGroup[] = [
    {
      id: 'screens',
      heading: say('screens'),
      items: [
        { id: 's1', label: say('emptyTitle'), icon: <Bike aria-hidden />, hint: say('bike'), keys: ['G', 'R'] },
        { id: 's2', label: say('hall'), icon: <Bus aria-hidden /> },
      ],
    },
    { id: 'people', heading: say('people'), items: people.map(({ id, name }) => ({ id: `p${id}`, label: name, hint: say('askedBy') })) },
  ].map((group) => ({ ...group, items: group.items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())) }))
  return (
    <Section id="records" title={say('records')}>
      <Tabs
        className="-mx-4 sm:-mx-6"
        label={say('type')}
        tabs={[
          { id: 'all', label: say('all'), count: 312 },
          { id: 'gym', label: say('gym'), count: 41 },
          { id: 'hall', label: say('hall') },
        ]}
        value={tab}
        onValueChange={setTab}
      />
      <TabLinks
        className="-mx-4 sm:-mx-6"
        label={say('name')}
        tabs={[
          { id: 'records', label: say('records') },
          { id: 'tree', label: say('tree') },
        ]}
        value="records"
        link={linkTo}
      />
      <div className="grid overflow-hidden rounded-lg border border-line sm:grid-cols-3 [&>*+*]:border-line sm:[&>*+*]:border-l max-sm:[&>*+*]:border-t">
        <QueueCard
          title={say('emptyTitle')}
          icon={<Bike aria-hidden />}
          link={<a href="#list" aria-label={say('emptyTitle')} />}
          count={12}
          shares={shares}
          line={<b>Emma Larsen</b>}
          items={[{ id: 1, text: 'B-031, Library rack' }]}
        />
        <QueueCard
          title={say('ended')}
          icon={<Undo2 aria-hidden />}
          link={<a href="#list" aria-label={say('ended')} />}
          count={0}
          shares={[]}
        />
        <QueueCard title={say('loading')} count={undefined} />
      </div>
      <Line>
        <Stat label={say('capacity')} value="1,446" line={say('capacityHint')} />
        <People people={people} max={5} further={3} moreLabel={(names, count) => `+${count}: ${names.join(', ')}`} />
        <Button onClick={() => setPalette(true)}>
          <Search aria-hidden />
          {say('palette')}
        </Button>
      </Line>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        <Field label={say('roles')} hint={say('capacityHint')}>
          <MultiSelect
            options={options}
            value={roles}
            onValueChange={setRoles}
            words={{ ...words, label: say('roles'), placeholder: say('choose'), remove: (label) => `${say('removed')} ${label}` }}
          />
        </Field>
        <Field label={say('addresses')} hint={say('capacityHint')}>
          <TokenInput
            value={addresses}
            onValueChange={setAddresses}
            split={(text) =>
              text
                .split(';')
                .map((part) => part.trim())
                .filter(Boolean)
            }
            separators=";"
            toneOf={(part) => (part.includes('@') ? (part.endsWith('.example') ? undefined : 'live') : 'bad')}
            removeLabel={(part) => `${say('removed')} ${part}`}
          />
        </Field>
        <Field label={say('token')} group>
          <CopyOnce
            value="isb_pat_7f3a91c0d4e84b2fa6b1"
            words={{ label: say('token'), copy: say('copy'), copied: say('copied'), warning: say('onceOnly') }}
          />
        </Field>
      </div>
      <CommandPalette
        open={palette}
        onOpenChange={(open) => (setPalette(open), setQuery(''))}
        query={query}
        onQueryChange={setQuery}
        groups={groups}
        onSelect={() => undefined}
        words={{
          label: say('palette'),
          placeholder: say('palette'),
          results: say('palette'),
          empty: say('noHit'),
          loading: say('loading'),
          close: say('close'),
        }}
      />
    </Section>
  )
}
