import type { Command } from '../../lib/command.ts'
import { download, exporting } from '../../lib/files/download.ts'

/** `isb student export-families` */
export const exportFamilies: Command = {
  name: 'export-families',
  does: 'student.exportFamilies.does',
  examples: ['isb student export-families -o families.csv'],
  options: exporting,
  async run(context, given) {
    const isb = await context.isb()
    const fetchFile = (format: 'csv' | 'xlsx') => isb.student.exportFamilies({ query: { format } }, { stream: true })
    return download(context, given, fetchFile, 'isb student list')
  },
}
