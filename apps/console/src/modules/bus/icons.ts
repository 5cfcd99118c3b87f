import { BusFront } from 'lucide-react'

export default { 'bus-front': BusFront }
