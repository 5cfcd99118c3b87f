import { GraduationCap } from 'lucide-react'

export default { 'graduation-cap': GraduationCap }
