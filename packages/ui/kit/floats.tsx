import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogBody,
  DialogFooter,
  Drawer,
  Field,
  Form,
  Input,
  Kbd,
  Menu,
  MenuCheckItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  Popover,
  Tooltip,
  useToasts,
} from '../src/index.ts'
import { Line, Section } from './section.tsx'
import type { Say } from './words.ts'

type Open = 'dialog' | 'confirm' | 'drawer' | 'sheet' | null

export function Floats({ say }: { say: Say }) {
  const toasts = useToasts()
  const [open, setOpen] = useState<Open>(null)
  const [busy, setBusy] = useState(false)
  const [email, setEmail] = useState('facilities@school')
  const [tried, setTried] = useState(false)
  const [order, setOrder] = useState('newest')
  const [mailed, setMailed] = useState(true)
  const wrong = tried && !/@.+\../.test(email)
  const close = () => setOpen(null)
  return (
    <Section id="floats" title={say('floats')}>
      <Line>
        <Button onClick={() => setOpen('dialog')}>{say('dialog')}</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          {say('delete')}
        </Button>
        <Button onClick={() => setOpen('drawer')}>{say('drawer')}</Button>
        <Button onClick={() => setOpen('sheet')}>{say('more')}</Button>
        <Menu trigger={<Button>{say('actions')}</Button>} align="start">
          <MenuItem icon={<Pencil aria-hidden />} keys={['E']} onSelect={() => setOpen('dialog')}>
            {say('edit')}
          </MenuItem>
          <MenuItem icon={<Copy aria-hidden />} disabled hint={say('nowhere')}>
            {say('duplicate')}
          </MenuItem>
          <MenuSeparator />
          <MenuLabel>{say('sort')}</MenuLabel>
          <MenuRadioGroup value={order} onValueChange={setOrder}>
            <MenuRadioItem value="newest">{say('newest')}</MenuRadioItem>
            <MenuRadioItem value="oldest">{say('oldest')}</MenuRadioItem>
          </MenuRadioGroup>
          <MenuCheckItem checked={mailed} onCheckedChange={setMailed}>
            {say('notify')}
          </MenuCheckItem>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setOpen('confirm')}>
            {say('delete')}
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>{say('addFilter')}</Button>} label={say('addFilter')}>
          <Field label={say('venueName')}>
            <Input size="sm" />
          </Field>
        </Popover>
        <Tooltip label={say('capacityHint')}>
          <Button variant="ghost">{say('capacity')}</Button>
        </Tooltip>
        <Button
          onClick={() =>
            toasts.toast(say('toastDone'), { text: say('toastText'), action: { label: say('undo'), onSelect: () => undefined } })
          }
        >
          {say('toastDone')}
        </Button>
        <Button onClick={() => toasts.error(say('toastError'))}>{say('toastError')}</Button>
        <Button onClick={() => toasts.notify(say('toastNote'))}>{say('toastNote')}</Button>
      </Line>
      <Dialog open={open === 'dialog'} onOpenChange={close} title={say('dialog')} closeLabel={say('close')}>
        <Form className="contents" onSubmit={() => (setTried(true), /@.+\../.test(email) && close())}>
          <DialogBody>
            <Field label={say('venueName')} required>
              <Input defaultValue={say('east')} />
            </Field>
            <Field label={say('email')} required error={wrong && say('emailWrong')}>
              <Input value={email} onChange={(event) => setEmail(event.target.value)} />
            </Field>
            <Field label={say('capacity')} hint={say('capacityHint')}>
              <Input defaultValue="120" />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button onClick={close}>{say('cancel')}</Button>
            <Button variant="lead" type="submit">
              {say('save')}
              <Kbd keys={['⌃', '↵']} inverse />
            </Button>
          </DialogFooter>
        </Form>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        tone="danger"
        title={say('confirmTitle')}
        text={say('confirmText')}
        cancelLabel={say('keep')}
        confirmLabel={say('delete')}
        busy={busy}
        onConfirm={() => {
          setBusy(true)
          setTimeout(() => (setBusy(false), close()), 1200)
        }}
      />
      <Drawer open={open === 'drawer'} onOpenChange={close} side="left" title={say('drawer')} closeLabel={say('close')}>
        <p className="p-4">{say('notes')}</p>
      </Drawer>
      <Drawer open={open === 'sheet'} onOpenChange={close} side="bottom" title={say('more')} closeLabel={say('close')}>
        <p className="p-4">{say('notes')}</p>
      </Drawer>
    </Section>
  )
}
