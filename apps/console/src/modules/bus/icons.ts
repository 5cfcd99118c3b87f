import { BusFront, ListTodo } from 'lucide-react'

export default { 'bus-front': BusFront, 'list-todo': ListTodo }
