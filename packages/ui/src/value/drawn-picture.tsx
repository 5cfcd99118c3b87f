import { EmptyArt } from '../page/art.tsx'
import type { Subject } from '../page/subject-part.tsx'

/** Stands where a picture would: a line drawing of the kind of thing. */
export const DrawnPicture = ({ subject }: { subject: Subject }) => (
  <div
    aria-hidden
    data-slot="drawn-picture"
    className="grid h-32 place-items-center rounded-lg bg-lead-soft [&_svg]:h-24 [&_svg]:w-40 [&_svg]:stroke-1"
  >
    <EmptyArt subject={subject} />
  </div>
)
