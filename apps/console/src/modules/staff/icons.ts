import { UserRound, Users } from 'lucide-react'

export default { 'user-round': UserRound, users: Users }
