import { ListChecks, Ticket } from 'lucide-react'

export default { ticket: Ticket, 'list-checks': ListChecks }
