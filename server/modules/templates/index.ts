export { requireTemplate } from './get-user-template'
