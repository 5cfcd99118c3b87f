import { School } from 'lucide-react'

export default { school: School }
