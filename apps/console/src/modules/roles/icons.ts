import { ShieldCheck } from 'lucide-react'

export default { 'shield-check': ShieldCheck }
