import { Ticket } from 'lucide-react'

export default { ticket: Ticket }
