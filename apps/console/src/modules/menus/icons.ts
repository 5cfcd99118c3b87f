import { ListTree, Shield } from 'lucide-react'

export default { 'list-tree': ListTree, shield: Shield }
