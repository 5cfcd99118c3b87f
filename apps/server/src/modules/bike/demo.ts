// The demo's bike room: who works there, and bikes in every state.
import type { Demo } from '../../core/declare/module.ts'
import { plantBikes } from './planted.ts'

export const demo: Demo = {
  accounts: [{ email: 'bikes@school.example', name: 'Zheng Rui', nameZh: '郑锐', role: 'Bike room', gender: 'male' }],
  roles: [
    {
      name: 'Bike room',
      description: 'Decides bike requests, looks after the bikes',
      except: ['bike:list:delete', 'bike:list:settings'],
    },
  ],
  plant: plantBikes,
}
