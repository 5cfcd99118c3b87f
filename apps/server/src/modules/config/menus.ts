// The menus that come with the module.
import { button, type ModuleMenu } from '../../core/module.ts'

export const menus: readonly ModuleMenu[] = [
  { under: 'settings', ...button('config:read', 'Read the configuration', '读取配置') },
  { under: 'settings', ...button('config:apply', 'Apply a configuration', '应用配置') },
]
