import { DoneArt, EmptyArt, LockArt, SignpostArt } from './art.tsx'
import { Blank, type BlankProps } from './error-state.tsx'
import type { Subject } from './subject-part.tsx'

/** There is nothing here yet; says what to do next. `subject` draws what is missing. */
export const Empty = ({ subject, ...props }: BlankProps & { subject?: Subject | undefined }) => (
  <Blank art={<EmptyArt subject={subject} />} {...props} />
)

/** All that waited is done. Read aloud when it appears. */
export const AllDone = (props: BlankProps) => <Blank role="status" art={<DoneArt />} {...props} />

/** One may not see this. */
export const NoPermission = (props: BlankProps) => <Blank art={<LockArt />} {...props} />

/** No page, or no record, at this address. */
export const NotFound = (props: BlankProps) => <Blank art={<SignpostArt />} {...props} />
