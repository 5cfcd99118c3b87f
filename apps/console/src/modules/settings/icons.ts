import { Settings } from 'lucide-react'

export default { settings: Settings }
