import { CalendarDays } from 'lucide-react'

export default { 'calendar-days': CalendarDays }
