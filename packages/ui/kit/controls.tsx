import { Check, Download, Ellipsis, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  Checkbox,
  type Checked,
  Field,
  IconButton,
  Input,
  Kbd,
  PasswordInput,
  SearchInput,
  Segmented,
  Select,
  Switch,
  Textarea,
} from '../src/index.ts'
import { Line, Section } from './section.tsx'
import type { Say } from './words.ts'

const variants = ['lead', 'outline', 'ghost', 'danger', 'bad'] as const

export function Controls({ say }: { say: Say }) {
  const [query, setQuery] = useState('')
  const [full, setFull] = useState('bike')
  const [type, setType] = useState<string | null>(null)
  const [filter, setFilter] = useState<string>('all')
  const [period, setPeriod] = useState('week')
  const [checked, setChecked] = useState<Checked>('mixed')
  const [on, setOn] = useState(true)
  const types = [
    { value: 'gym', label: say('gym') },
    { value: 'hall', label: say('hall') },
    { value: 'pool', label: say('pool'), disabled: true },
  ]
  return (
    <>
      <Section id="buttons" title={say('buttons')}>
        {[{}, { disabled: true }, { loading: true }].map((state, row) => (
          <Line key={row}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} {...state}>
                {row === 0 && (variant === 'danger' || variant === 'bad' ? <Trash2 aria-hidden /> : <Check aria-hidden />)}
                {say(variant === 'danger' || variant === 'bad' ? 'delete' : 'save')}
              </Button>
            ))}
          </Line>
        ))}
        <Line>
          <Button size="sm">{say('cancel')}</Button>
          <Button>{say('cancel')}</Button>
          <Button size="lg">{say('cancel')}</Button>
          <Button variant="lead">
            {say('save')}
            <Kbd keys={['⌃', '↵']} inverse />
          </Button>
          <Button asChild>
            <a href="#tree">
              <Plus aria-hidden />
              {say('record')}
            </a>
          </Button>
          <IconButton label={say('more')}>
            <Ellipsis aria-hidden />
          </IconButton>
          <IconButton label={say('delete')} variant="bad">
            <Trash2 aria-hidden />
          </IconButton>
          <IconButton label={say('actions')} variant="outline" keys={['⌘', 'D']}>
            <Download aria-hidden />
          </IconButton>
          <IconButton label={say('loading')} loading />
          <Kbd keys={['⌘', 'K']} />
        </Line>
      </Section>
      <Section id="fields" title={say('fields')}>
        <Line>
          <SearchInput
            label={say('search')}
            clearLabel={say('clear')}
            value={query}
            onValueChange={setQuery}
            className="w-64"
            hint={<Kbd keys={['/']} />}
          />
          <SearchInput label={say('search')} clearLabel={say('clear')} value={full} onValueChange={setFull} className="w-64" />
          <Select
            size="sm"
            prefix={say('type')}
            aria-label={say('type')}
            options={[{ value: 'all', label: say('all') }, ...types]}
            value={filter}
            onValueChange={setFilter}
            className="w-auto! min-w-40"
          />
          <Segmented
            label={say('type')}
            value={period}
            onValueChange={setPeriod}
            options={[
              { value: 'day', label: say('day') },
              { value: 'week', label: say('week') },
              { value: 'month', label: say('month') },
            ]}
          />
        </Line>
        <div className="grid max-w-5xl gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <Field label={say('venueName')} required>
            <Input defaultValue={say('east')} />
          </Field>
          <Field label={say('email')} required error={say('emailWrong')}>
            <Input defaultValue="facilities@school" />
          </Field>
          <Field label={say('capacity')} hint={say('capacityHint')} aside="0–500">
            <Input placeholder="120" />
          </Field>
          <Field label={say('password')}>
            {(control) => <PasswordInput {...control} showLabel={say('show')} hideLabel={say('hide')} defaultValue="correct horse" />}
          </Field>
          <Field label={say('type')}>
            {(control) => <Select {...control} options={types} value={type} onValueChange={setType} placeholder={say('choose')} />}
          </Field>
          <Field label={say('hours')} group required error={say('hoursWrong')}>
            {(control) => (
              <span className="flex items-center gap-2">
                <Input aria-label="08:00" defaultValue="08:00" className="w-24!" />
                –
                <Input {...control} aria-label="--:--" placeholder="--:--" className="w-24!" />
              </span>
            )}
          </Field>
          <Field label={say('reason')}>
            <Textarea defaultValue={say('notes')} />
          </Field>
          <Field label={say('capacity')}>
            <Input disabled defaultValue="120" />
          </Field>
          <div className="grid content-start gap-1">
            <Checkbox label={say('notify')} checked={checked} onCheckedChange={setChecked} />
            <Checkbox label={say('notify')} checked onCheckedChange={() => undefined} disabled />
            <Checkbox label={say('notify')} checked={false} onCheckedChange={() => undefined} />
            <Switch label={say('open')} checked={on} onCheckedChange={setOn} />
            <Switch label={say('open')} checked={!on} onCheckedChange={(next) => setOn(!next)} />
          </div>
        </div>
      </Section>
    </>
  )
}
