export { answerConversation } from './answer-conversation'
export { answerStranded } from './answer-stranded'
export { linkTextOf } from './link-code'
export { receiveMessage, storeMessage } from './receive-message'
