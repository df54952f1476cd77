export { menusToday } from './menus-today'
export { publishDueMenus } from './publish-due'
