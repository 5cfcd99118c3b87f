import { ScrollText } from 'lucide-react'

export default { 'scroll-text': ScrollText }
