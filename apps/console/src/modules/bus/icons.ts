import { BusFront, ListTodo, MapPin } from 'lucide-react'

export default { 'bus-front': BusFront, 'list-todo': ListTodo, 'map-pin': MapPin }
