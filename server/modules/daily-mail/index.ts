export { writeMailings } from './write-mailings'
