/** What `npm run bench -- reader` measures with. */
export { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
export { measure } from './measure'
export { messagesOf } from './messages'
export { writtenOn } from './write-message'
