export { deleteUnconfirmed } from './queries'
