export { deleteOldInbox } from './queries-inbox'
export { workOffDue } from './wake'
