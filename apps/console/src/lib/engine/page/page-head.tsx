import { PageHeader, type PageHeaderProps } from '@isb/ui'
import { useHeading } from '../../base/storage/title.ts'

interface PageHeadProps extends Omit<PageHeaderProps, 'title'> {
  /** Without it, the name of the page. */
  title?: string | undefined
}

/** The head of a page of the console. The title of the browser's tab follows its heading. */
export const PageHead = ({ title, ...rest }: PageHeadProps) => <PageHeader {...rest} title={useHeading(title)} />
