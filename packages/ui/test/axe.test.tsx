import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import * as ui from '../src/index.ts'
import { faults } from './axe.ts'

const nothing = () => undefined
const options = [
  { value: 'a', label: 'Gym' },
  { value: 'b', label: 'Pool', disabled: true },
]
const { Field, Input, Button } = ui

/** Every part that stands still, in every state. What opens is tried in its own file, open. */
const states: Record<string, ReactNode> = {
  ...Object.fromEntries(
    (['lead', 'outline', 'ghost', 'danger', 'bad'] as const).map((variant) => [
      `Button ${variant}`,
      <Button key={variant} variant={variant}>
        Save
      </Button>,
    ]),
  ),
  'Button loading': <Button loading>Save</Button>,
  'Button disabled': <Button disabled>Save</Button>,
  'Button as a link': (
    <Button asChild>
      <a href="#top">Home</a>
    </Button>
  ),
  IconButton: (
    <ui.IconButton label="More" keys={['M']}>
      <svg aria-hidden />
    </ui.IconButton>
  ),
  'IconButton loading': <ui.IconButton label="More" loading />,
  'Field with a hint': (
    <Field label="Name" hint="As on the door">
      <Input />
    </Field>
  ),
  'Field with an error': (
    <Field label="Name" error="Please enter a name" required>
      <Input />
    </Field>
  ),
  'Field with a textarea': (
    <Field label="Reason" aside="0/200">
      {(control) => <ui.Textarea {...control} />}
    </Field>
  ),
  'Field of a group': (
    <Field label="Hours" group hint="24 h" required>
      {(control) => (
        <>
          <Input aria-label="From" />
          <Input {...control} aria-label="To" />
        </>
      )}
    </Field>
  ),
  'Field with a select': (
    <Field label="Type">
      {(control) => <ui.Select {...control} options={options} value={null} onValueChange={nothing} placeholder="Choose" />}
    </Field>
  ),
  'Input disabled': <Input aria-label="Name" disabled />,
  PasswordInput: <Field label="Password">{(control) => <ui.PasswordInput {...control} showLabel="Show" hideLabel="Hide" />}</Field>,
  'SearchInput empty': <ui.SearchInput label="Search" clearLabel="Clear" value="" onValueChange={nothing} hint={<ui.Kbd keys={['/']} />} />,
  'SearchInput full': <ui.SearchInput label="Search" clearLabel="Clear" value="bike" onValueChange={nothing} />,
  'Select with a prefix': <ui.Select aria-label="Type" prefix="Type" options={options} value="a" onValueChange={nothing} />,
  ...Object.fromEntries(
    ([true, false, 'mixed'] as const).map((checked) => [
      `Checkbox ${checked}`,
      <ui.Checkbox key={String(checked)} label="Mail" checked={checked} onCheckedChange={nothing} />,
    ]),
  ),
  'Checkbox without words': <ui.Checkbox aria-label="Mail" checked onCheckedChange={nothing} disabled />,
  'Switch on': <ui.Switch label="Open" checked onCheckedChange={nothing} />,
  'Switch off': <ui.Switch aria-label="Open" checked={false} onCheckedChange={nothing} disabled />,
  Label: (
    <>
      <ui.Label htmlFor="x" required>
        Name
      </ui.Label>
      <Input id="x" required />
    </>
  ),
  Form: (
    <ui.Form aria-label="Venue" onSubmit={nothing}>
      <Field label="Name">
        <Input />
      </Field>
    </ui.Form>
  ),
  Badges: (
    <>
      <ui.Badge shape="solid">module</ui.Badge>
      <ui.Badge shape="dashed" tone="tag2">
        button
      </ui.Badge>
    </>
  ),
  StatusChips: (['waiting', 'live', 'good', 'over', 'bad'] as const).map((tone) => (
    <ui.StatusChip key={tone} tone={tone} bare={tone === 'bad'}>
      {tone}
    </ui.StatusChip>
  )),
  Skeleton: <ui.Skeleton />,
  Empty: <ui.Empty title="No requests" text="They appear here" action={<Button>Record</Button>} />,
  ErrorState: <ui.ErrorState title="It did not load" reference="req_1" level={1} />,
  NoPermission: <ui.NoPermission title="Nothing to open here" />,
  NotFound: <ui.NotFound title="No page" level={3} />,
  PageHeader: (
    <ui.PageHeader
      title="Venues"
      text="What can be booked"
      aside={<ui.StatusChip tone="live">Open</ui.StatusChip>}
      actions={<Button>New</Button>}
    />
  ),
  Banner: (
    <ui.Banner tone="waiting" action={<Button>Retry</Button>}>
      Offline
    </ui.Banner>
  ),
  ProgressBar: <ui.ProgressBar active label="Loading" delay={0} value={0.4} />,
  Kbd: <ui.Kbd keys={['⌘', 'K']} inverse />,
  Avatars: (
    <>
      <ui.Avatar name="He Jing" />
      <ui.Avatar name="何静" decorative />
    </>
  ),
  Segmented: <ui.Segmented label="Period" options={options} value="a" onValueChange={nothing} />,
  FilterChip: (
    <>
      <ui.FilterChip name="Type" value="Gym" removeLabel="Remove type" onRemove={nothing} />
      <ui.FilterAdd>Filter</ui.FilterAdd>
    </>
  ),
  Tooltip: (
    <ui.Tooltip label="More words">
      <Button>Short</Button>
    </ui.Tooltip>
  ),
}

it.each(Object.entries(states))('%s has no fault', async (_, part) => {
  render(<main>{part}</main>)
  expect(await faults()).toEqual([])
})
