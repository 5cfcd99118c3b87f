import type { CliModule } from '../../lib/resource/declared.ts'
import { exportFamilies } from './families.ts'
import { importStudents } from './import.ts'

/** `isb student …`: students and their families. */
const module: CliModule<'student'> = { commands: [importStudents, exportFamilies] }

export default module
