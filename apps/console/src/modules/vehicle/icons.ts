import { CarFront, IdCard, ScanLine } from 'lucide-react'

export default { 'car-front': CarFront, 'id-card': IdCard, 'scan-line': ScanLine }
