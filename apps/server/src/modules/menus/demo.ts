// The demo school's own menus.
import type { PlantedMenu } from '../../core/shared/menus.ts'

const link = (code: string, name: string, nameZh: string, path: string, icon: string): PlantedMenu => ({
  type: 'MENU',
  name,
  nameZh,
  code,
  path,
  icon,
  isExternalPath: 1,
  openTarget: 1,
})

/** A module of links, as a school would add it. */
export const demoMenus: readonly PlantedMenu[] = [
  {
    type: 'MENU_DIR',
    name: 'Links',
    nameZh: '常用链接',
    code: 'links',
    path: '/links',
    icon: 'link',
    children: [
      link('links:website', 'School website', '学校网站', 'https://www.school.example/', 'globe'),
      link('links:calendar', 'School calendar', '校历', 'https://www.school.example/calendar', 'calendar-days'),
    ],
  },
]
