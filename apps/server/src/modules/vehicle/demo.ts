// The demo's security desk: who works there, and passes in every state.
import type { Demo } from '../../core/declare/module.ts'
import { certificates, signatures } from './drawings.ts'
import { plantPasses } from './planted.ts'

export const demo: Demo = {
  accounts: [{ email: 'security@school.example', name: 'Guo Qiang', nameZh: '郭强', role: 'Security desk', gender: 'male' }],
  roles: [{ name: 'Security desk', description: 'Decides on vehicle passes, checks plates at the gate', except: ['vehicle:settings'] }],
  plant: plantPasses,
  drawings: { ...certificates, ...signatures },
}
