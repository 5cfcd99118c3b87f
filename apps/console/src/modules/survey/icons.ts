import { ClipboardCheck, ClipboardList, ClipboardPen } from 'lucide-react'

export default { 'clipboard-list': ClipboardList, 'clipboard-pen': ClipboardPen, 'clipboard-check': ClipboardCheck }
