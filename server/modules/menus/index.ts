export { publishDueMenus } from './publish-due'
