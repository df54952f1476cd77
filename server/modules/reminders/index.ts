export { remindOwners } from './remind-owners'
