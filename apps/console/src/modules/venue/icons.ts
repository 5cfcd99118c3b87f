import { CalendarCheck2, CalendarOff, CalendarRange, ChartColumn, DoorOpen, Landmark, Shapes } from 'lucide-react'

export default {
  landmark: Landmark,
  'calendar-range': CalendarRange,
  'calendar-check-2': CalendarCheck2,
  'door-open': DoorOpen,
  'calendar-off': CalendarOff,
  shapes: Shapes,
  'chart-column': ChartColumn,
}
