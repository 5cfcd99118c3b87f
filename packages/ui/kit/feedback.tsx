import { ArrowLeft, LogOut, Plus, RotateCw, WifiOff } from 'lucide-react'
import {
  Avatar,
  Badge,
  Banner,
  Button,
  Empty,
  ErrorState,
  FilterAdd,
  FilterChip,
  NoPermission,
  NotFound,
  ProgressBar,
  Skeleton,
  StatusChip,
  type Tone,
} from '../src/index.ts'
import { Line, Section } from './section.tsx'
import type { Say, Word } from './words.ts'

const tones: [Tone, Word][] = [
  ['waiting', 'pending'],
  ['live', 'inUse'],
  ['good', 'available'],
  ['over', 'ended'],
  ['bad', 'overdue'],
]

export function Feedback({ say }: { say: Say }) {
  return (
    <>
      <Section id="chips" title={say('chips')}>
        <Line>
          {tones.map(([tone, word]) => (
            <StatusChip key={tone} tone={tone}>
              {say(word)}
            </StatusChip>
          ))}
          {tones.map(([tone, word]) => (
            <StatusChip key={tone} tone={tone} bare>
              {say(word)}
            </StatusChip>
          ))}
        </Line>
        <Line>
          <Badge shape="solid">{say('module')}</Badge>
          <Badge>{say('menu')}</Badge>
          <Badge shape="dashed">{say('button')}</Badge>
          {(['tag1', 'tag2', 'tag3', 'tag4'] as const).map((tone) => (
            <Badge key={tone} tone={tone} shape="solid">
              {say('gym')}
            </Badge>
          ))}
          <Badge tone="tag2" shape="dashed">
            {say('pool')}
          </Badge>
          <Avatar name="He Jing" />
          <Avatar name="何静" />
          <Avatar name="Mary Anne Kim" tone="tag1" />
          <Avatar name="吴涛" tone="tag2" size="md" />
          <Avatar name="Sun Li" tone="tag3" size="lg" />
        </Line>
        <Line>
          <FilterChip name={say('status')} value={say('pending')} removeLabel={say('removeStatus')} onRemove={() => undefined} />
          <FilterChip name={say('type')} value={say('gym')} removeLabel={say('removeStatus')} onRemove={() => undefined} />
          <FilterAdd>{say('addFilter')}</FilterAdd>
          <Button variant="ghost">{say('clear')}</Button>
        </Line>
      </Section>
      <Section id="states" title={say('states')}>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3 [&>*]:relative [&>*]:flex [&>*]:min-h-72 [&>*]:flex-col [&>*]:justify-center [&>*]:overflow-hidden [&>*]:rounded-lg [&>*]:border [&>*]:border-line">
          <div>
            <Empty
              level={3}
              title={say('emptyTitle')}
              text={say('emptyText')}
              action={
                <Button>
                  <Plus aria-hidden />
                  {say('record')}
                </Button>
              }
            />
          </div>
          <div className="justify-start!">
            <ProgressBar active label={say('loading')} delay={0} />
            <div className="h-9 border-b border-line bg-sunken" />
            {[40, 56, 64, 48, 60].map((width) => (
              <div key={width} className="flex h-10 items-center gap-4 border-b border-line px-5">
                <Skeleton className="size-4 rounded-sm!" />
                <Skeleton className="w-14" />
                <Skeleton style={{ width: `${width}%` }} />
                <Skeleton className="ml-auto h-5! w-16" />
              </div>
            ))}
          </div>
          <div>
            <ErrorState
              level={3}
              title={say('errorTitle')}
              text={say('errorText')}
              reference="req_7f3a91c0"
              action={
                <Button>
                  <RotateCw aria-hidden />
                  {say('retry')}
                </Button>
              }
            />
          </div>
          <div>
            <NoPermission
              level={3}
              title={say('lockTitle')}
              text={say('lockText')}
              action={
                <Button>
                  <LogOut aria-hidden />
                  {say('signOut')}
                </Button>
              }
            />
          </div>
          <div>
            <NotFound
              level={3}
              title={say('lostTitle')}
              text={say('lostText')}
              action={
                <Button>
                  <ArrowLeft aria-hidden />
                  {say('home')}
                </Button>
              }
            />
          </div>
          <div className="justify-start!">
            <Banner tone="waiting" icon={<WifiOff aria-hidden />}>
              {say('offline')}
            </Banner>
            <Banner tone="bad">{say('toastError')}</Banner>
            <Banner tone="live">{say('toastNote')}</Banner>
            <Banner tone="good" action={<Button size="sm">{say('undo')}</Button>}>
              {say('toastDone')}
            </Banner>
            <Banner tone="over">{say('ended')}</Banner>
          </div>
        </div>
      </Section>
    </>
  )
}
