import { RefreshCw } from 'lucide-react'

export default { 'refresh-cw': RefreshCw }
