// The demo's bike room: who works there, and bikes in every state.
import type { Demo } from '../../core/module.ts'
import { plantBikes } from './planted.ts'

export const demo: Demo = {
  accounts: [{ email: 'bikes@school.example', name: 'Zheng Rui', nameZh: '郑锐', role: 'Bike room', gender: 'male' }],
  roles: [
    {
      name: 'Bike room',
      description: 'Works the requests for bikes, looks after the bikes',
      codes: [
        'bike',
        'bike:list',
        'bike:list:create',
        'bike:list:edit',
        'bike:list:import',
        'bike:list:maintain',
        'bike:list:return',
        'bike:rent',
        'bike:rent:create',
        'bike:rent:on-behalf',
        'bike:rent:confirm',
        'bike:rent:reject',
        'bike:return',
        'bike:return:create',
        'bike:return:on-behalf',
        'bike:return:confirm',
        'bike:return:reject',
      ],
    },
  ],
  plant: plantBikes,
}
