import { Bike, KeyRound, SquareParking, Undo2 } from 'lucide-react'

export default { bike: Bike, 'key-round': KeyRound, 'square-parking': SquareParking, 'undo-2': Undo2 }
