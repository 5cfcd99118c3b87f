import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { School } from 'lucide-react'
import { fewNamed, HomeCard } from '../../lib/shared/home/home-card.tsx'

const path = '/homeroom'

/** The classes that nobody teaches yet. */
export default function ClassesWithoutTeacher() {
  const { t } = useLingui()
  return (
    <HomeCard
      title={t`Classes without a teacher`}
      icon={<School aria-hidden />}
      operation="homeroom.list"
      input={{ query: { withoutTeacher: true, pageSize: fewNamed } }}
      none={t`Every class has a teacher`}
      render={({ total, records }) => ({
        count: total,
        link: <Link to={path} search={{ withoutTeacher: true }} />,
        line: t`${plural(total, { one: '# class has no teacher', other: '# classes have no teacher' })}`,
        items: records.map(({ id, name, schoolYear }) => ({ id, text: `${name} · ${schoolYear}` })),
      })}
    />
  )
}
