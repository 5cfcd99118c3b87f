import { CalendarX2 } from 'lucide-react'

export default { 'calendar-x-2': CalendarX2 }
