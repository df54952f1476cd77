export { requireTemplate } from './get-user-template'
export { listUserTemplates } from './list-user-templates'
